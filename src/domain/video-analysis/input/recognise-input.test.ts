import { describe, expect, test } from 'vitest';
import { processorMs } from '#test/harness/processor-time.ts';
import { INPUT_MAX_LENGTH, recogniseInput, type RecognisedInput } from './recognise-input.ts';
import { canonicalVideoUrl } from './tiktok-link.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const ID = '7300000000000000000';
const PUBLISHED = new Date(Number(BigInt(ID) >> 32n) * 1000);
const read = (typed: string): RecognisedInput => recogniseInput(typed, NOW);
const video = (handle: string | null = 'lea', isSlideshow = false) => ({
  kind: 'video',
  id: ID,
  isSlideshow,
  handle,
  publishedAt: PUBLISHED,
});
const account = (handle: string, isDemo = false) => ({ kind: 'account', handle, isDemo });
const shortLink = (url: string) => ({ kind: 'shortLink', url });
const refused = (reason: string) => ({ kind: 'refused', reason });

describe('a video', () => {
  test.each([
    [`https://www.tiktok.com/@lea/video/${ID}`],
    [`http://www.tiktok.com/@lea/video/${ID}`],
    [`https://tiktok.com/@lea/video/${ID}/`],
    [`https://m.tiktok.com/@lea/video/${ID}`],
    [`https://us.tiktok.com/@lea/video/${ID}`],
    [`www.tiktok.com/@lea/video/${ID}`],
    [`tiktok.com/@lea/video/${ID}`],
    [`//www.tiktok.com/@lea/video/${ID}`],
    [`HTTPS://WWW.TIKTOK.COM/@lea/video/${ID}`],
    [`https://www.TikTok.com/@Lea/video/${ID}`],
    [`https://www.tiktok.com./@lea/video/${ID}`],
    [`https://www.tiktok.com:443/@lea/video/${ID}`],
    [`https://www.tiktok.com/%40lea/video/${ID}`],
    [`https://www.tiktok.com//@lea//video//${ID}`],
    [`https://www.tiktok.com/@lea/video/${ID}?is_from_webapp=1&sender_device=pc&web_id=7299`],
    [`https://www.tiktok.com/@lea/video/${ID}?_r=1&_t=ZN-8xYz&utm_source=copy&lang=fr#comments`],
    [`https://www.tiktok.com/@lea/video/${ID}?redirect=https://www.youtube.com/watch`],
    [`  https://www.tiktok.com/@lea/video/${ID}  `],
    [`https://www.tiktok.com/@lea/video/${ID}.`],
    [`https://www.tiktok.com/@lea/video/${ID} !`],
    [`https://www.tiktok.com/@lea/video/${ID}\u202F!`],
    [`(https://www.tiktok.com/@lea/video/${ID})`],
    [`<https://www.tiktok.com/@lea/video/${ID}>`],
    [`« https://www.tiktok.com/@lea/video/${ID} »`],
    [`**https://www.tiktok.com/@lea/video/${ID}**`],
    [`[ma vidéo](https://www.tiktok.com/@lea/video/${ID})`],
    [`\u200Bhttps://www.tiktok.com/@lea/video/${ID}\uFEFF`],
  ])('is recognised in %j', typed => {
    expect(read(typed)).toEqual(video());
  });

  test.each([
    [`https://m.tiktok.com/v/${ID}.html?u_code=1`],
    [`https://m.tiktok.com/v/${ID}`],
    [`https://www.tiktok.com/embed/${ID}`],
    [`https://www.tiktok.com/embed/v2/${ID}?lang=fr`],
    [`https://www.tiktok.com/player/v1/${ID}`],
    [`https://www.tiktok.com/share/video/${ID}`],
    [`https://t.tiktok.com/i18n/share/video/${ID}/`],
    [`https://www.tiktokv.com/share/video/${ID}/`],
    [`https://www.tiktok.com/video/${ID}`],
    [`https://www.tiktok.com/@/video/${ID}`],
    [`https://www.tiktok.com/@_/video/${ID}`],
    [`https://www.tiktok.com/@l%C3%A9a/video/${ID}`],
    [`https://www.tiktok.com/foryou?lang=fr&item_id=${ID}`],
    [ID],
  ])('without its account is recognised in %j', typed => {
    expect(read(typed)).toEqual(video(null));
  });

  test('a slideshow is told apart', () => {
    expect(read(`https://www.tiktok.com/@lea/photo/${ID}`)).toEqual(video('lea', true));
    expect(read(`https://www.tiktok.com/share/photo/${ID}`)).toEqual(video(null, true));
  });

  test.each([
    ['1'],
    ['0'],
    ['123456789'],
    ['9223372036854775807'],
    ['99999999999999999999'],
    ['7300x'],
    [''],
  ])('with the id %j, which holds no possible date, is refused', id => {
    expect(read(`https://www.tiktok.com/@lea/video/${id}`)).toEqual(refused('videoIdImpossible'));
  });

  test('has one address, whatever it was written as', () => {
    const urls = [
      `tiktok.com/@LEA/video/${ID}?x=1`,
      `https://www.tiktok.com/@lea/photo/${ID}`,
      `https://m.tiktok.com/v/${ID}.html`,
    ].map(typed => {
      const one = read(typed);
      return one.kind === 'video' ? canonicalVideoUrl(one) : one;
    });
    expect(urls).toEqual([
      `https://www.tiktok.com/@lea/video/${ID}`,
      `https://www.tiktok.com/@lea/photo/${ID}`,
      `https://www.tiktok.com/@_/video/${ID}`,
    ]);
  });
});

describe('a short link', () => {
  test.each([
    ['https://vm.tiktok.com/ZMabc123/', 'https://vm.tiktok.com/ZMabc123/'],
    ['vm.tiktok.com/ZMabc123', 'https://vm.tiktok.com/ZMabc123/'],
    ['http://VT.tiktok.com/ZSabc?k=1', 'https://vt.tiktok.com/ZSabc/'],
    ['https://www.tiktok.com/t/ZTabc123/', 'https://www.tiktok.com/t/ZTabc123/'],
    ['tiktok.com/t/ZTabc123', 'https://www.tiktok.com/t/ZTabc123/'],
    ['Regarde : https://vm.tiktok.com/ZMabc_1/.', 'https://vm.tiktok.com/ZMabc_1/'],
  ])('%j is one', (typed, url) => {
    expect(read(typed)).toEqual(shortLink(url));
  });

  test.each([
    ['https://vm.tiktok.com/'],
    ['https://www.tiktok.com/t/'],
    ['https://vm.tiktok.com/a%2F..%2Fb'],
    [`https://vm.tiktok.com/${'a'.repeat(33)}`],
  ])('%j has no code', typed => {
    expect(read(typed)).toEqual(refused('tiktokPage'));
  });
});

describe('an account', () => {
  test.each([
    [' @Lea.Cuisine ', 'lea.cuisine'],
    ['lea_cuisine', 'lea_cuisine'],
    ['@ lea', 'lea'],
    ['lea.fr', 'lea.fr'],
    ['ｌｅａ', 'lea'],
    ['https://www.tiktok.com/@lea?lang=fr', 'lea'],
    ['tiktok.com/@lea', 'lea'],
    ['https://m.tiktok.com/@lea#top', 'lea'],
    ['https://www.tiktok.com/@lea/live', 'lea'],
    ['https://www.tiktok.com/@lea, merci', 'lea'],
    ['12345678', '12345678'],
  ])('%j is @%s', (typed, handle) => {
    expect(read(typed)).toEqual(account(handle));
  });

  test('a demo handle is a demo creator', () => {
    expect(read('@demo-lea-cuisine')).toEqual(account('demo-lea-cuisine', true));
  });

  test.each([
    ['léa', 'noHandle'],
    ['léa cuisine', 'noHandle'],
    ['lea@mail.fr', 'noHandle'],
    ['lea\u0000b', 'noHandle'],
    ['javascript:alert(1)', 'noHandle'],
    ['a'.repeat(25), 'handleTooLong'],
    ['la vidéo de léa', 'noLink'],
    ['noté 3.5/10 par tous', 'noLink'],
  ])('%j is none: %s', (typed, reason) => {
    expect(read(typed)).toEqual(refused(reason));
  });
});

describe('what the apps share', () => {
  test.each([
    ['French', 'Découvre la vidéo de Léa ! #TikTok https://vm.tiktok.com/ZMabc123/'],
    ['English', "Check out Lea's video! #TikTok > https://vm.tiktok.com/ZMabc123/"],
    ['two lines', 'Léa (@lea) sur TikTok\nhttps://vm.tiktok.com/ZMabc123/ '],
    [
      'the light app in French',
      'https://vm.tiktok.com/ZMabc123/ Cette publication est partagée via TikTok Lite. Téléchargez TikTok Lite pour profiter de plus de publications : https://www.tiktok.com/tiktoklite',
    ],
    [
      'the light app in English',
      'https://vm.tiktok.com/ZMabc123/ This post is shared via TikTok Lite. Download TikTok Lite to enjoy more posts: https://www.tiktok.com/tiktoklite',
    ],
  ])('is read: %s', (_what, typed) => {
    expect(read(typed)).toEqual(shortLink('https://vm.tiktok.com/ZMabc123/'));
  });

  test('a profile that was shared is an account', () => {
    expect(read('Lea is on TikTok. Follow: https://www.tiktok.com/@lea?_t=8x&_r=1')).toEqual(account('lea'));
  });
});

describe('several links', () => {
  const other = '7400000000000000000';
  test('are all named, in the order written, each once', () => {
    const typed = `https://www.tiktok.com/@lea/video/${ID}, https://m.tiktok.com/v/${other}.html;tiktok.com/@tom\nhttps://vm.tiktok.com/ZMabc/ https://www.tiktok.com/@lea/video/${ID}?x=2`;
    expect(read(typed)).toMatchObject({
      kind: 'several',
      found: [
        { kind: 'video', id: ID },
        { kind: 'video', id: other },
        { kind: 'account', handle: 'tom' },
        { kind: 'shortLink' },
      ],
    });
  });

  test('without anything between them are told apart', () => {
    expect(read(`https://vm.tiktok.com/ZMabc/https://vm.tiktok.com/ZMdef/`)).toEqual({
      kind: 'several',
      found: [shortLink('https://vm.tiktok.com/ZMabc/'), shortLink('https://vm.tiktok.com/ZMdef/')],
    });
  });

  test('of one video and its account are that video', () => {
    expect(read(`https://www.tiktok.com/@lea https://www.tiktok.com/@lea/video/${ID}`)).toEqual(video());
  });

  test('beside another site’s are TikTok’s', () => {
    expect(read(`https://youtu.be/abc https://www.tiktok.com/@lea/video/${ID}`)).toEqual(video());
  });
});

describe('another platform', () => {
  test.each([
    ['https://www.youtube.com/watch?v=abc', 'YouTube'],
    ['youtube.com/@lea', 'YouTube'],
    ['youtube.com', 'YouTube'],
    ['https://youtu.be/abc', 'YouTube'],
    ['https://www.instagram.com/reel/abc/', 'Instagram'],
    ['https://m.facebook.com/watch/?v=1', 'Facebook'],
    ['https://fb.watch/abc', 'Facebook'],
    ['https://x.com/lea/status/1', 'X'],
    ['https://twitter.com/lea', 'X'],
    ['https://www.snapchat.com/spotlight/abc', 'Snapchat'],
    ['https://fr.linkedin.com/in/lea', 'LinkedIn'],
    ['https://v.douyin.com/abc/', 'Douyin'],
    ['Regardez https://www.instagram.com/p/abc !', 'Instagram'],
  ])('%j is named %s', (typed, platform) => {
    expect(read(typed)).toMatchObject({ kind: 'otherPlatform', platform });
  });

  test.each([
    ['https://exemple.fr/video'],
    ['www.exemple.fr'],
    ['exemple.fr/lea'],
    ['https://notyoutube.com/'],
  ])('%j is some other site', typed => {
    expect(read(typed)).toMatchObject({ kind: 'otherPlatform', platform: null });
  });
});

describe('an address that only looks like TikTok’s', () => {
  const path = `/@lea/video/${ID}`;
  test.each([
    [`https://tiktok.com.evil.fr${path}`, 'imitation'],
    [`tiktok.com.evil.fr${path}`, 'imitation'],
    [`https://www-tiktok.com${path}`, 'imitation'],
    [`https://eviltiktok.com${path}`, 'imitation'],
    [`https://tiktok.co${path}`, 'imitation'],
    [`https://tiktоk.com${path}`, 'imitation'],
    [`https://t1kt0k.com${path}`, 'imitation'],
    [`https://tlktok.com${path}`, 'imitation'],
    [`https://ｔｉｋｔｏｋ.com${path}`, 'imitation'],
    [`https://xn--tiktk-jye.com${path}`, 'imitation'],
    [`https://www.xn--tktok-uya.com${path}`, 'imitation'],
    [`https://tiktok\u200B.com.evil.fr${path}`, 'imitation'],
    [`https://user:pass@tiktok.com${path}`, 'credentials'],
    [`user:pass@tiktok.com${path}`, 'credentials'],
    [`https://www.tiktok.com@evil.fr${path}`, 'credentials'],
    [`https://www.tiktok.com\\@evil.fr${path}`, 'credentials'],
    [`https://@www.tiktok.com${path}`, 'credentials'],
    [`https://www.tiktok.com:8443${path}`, 'port'],
    [`tiktok.com:80${path}`, 'port'],
    [`https://www.tiktok.com:80${path}`, 'port'],
    [`ftp://www.tiktok.com${path}`, 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    [`gopher://www.tiktok.com${path}`, 'scheme'],
  ])('%j is refused: %s', (typed, reason) => {
    expect(read(typed)).toEqual(refused(reason));
  });

  test.each([
    [`https://evil.fr/www.tiktok.com${path}`],
    [`https://evil.fr/?u=https://www.tiktok.com${path}`],
  ])('%j is another site’s', typed => {
    expect(read(typed)).toEqual({ kind: 'otherPlatform', platform: null, host: 'evil.fr' });
  });

  test.each([['xn--caf-dma.fr'], ['stock.com'], ['talk.tk']])('%s imitates nobody', host => {
    expect(read(`https://${host}/`)).toEqual({ kind: 'otherPlatform', platform: null, host });
  });
});

test.each([[''], ['   '], ['@'], [' @ @ '], ['\u200B'], ['\u0000']])('%j is nothing or no handle', typed => {
  expect(['nothing', 'refused']).toContain(read(typed).kind);
  if (typed !== '\u0000') expect(read(typed)).toEqual({ kind: 'nothing' });
});

test('a page of TikTok’s without video or account says so', () => {
  for (const typed of ['tiktok.com', 'https://www.tiktok.com/explore', 'https://www.tiktok.com/tag/hook']) {
    expect(read(typed)).toEqual(refused('tiktokPage'));
  }
});

test('a text longer than what is read is refused, and the longest one is read at once', () => {
  expect(read('a'.repeat(INPUT_MAX_LENGTH + 1))).toEqual(refused('tooLong'));
  for (const piece of [
    'a',
    '.',
    ':',
    '@',
    '/',
    '.a',
    'https://',
    'tiktok.com/',
    '-.',
    '\u0301',
    '%',
    '((',
    ' ',
  ]) {
    const startedAt = processorMs();
    read(piece.repeat(INPUT_MAX_LENGTH / piece.length));
    expect(processorMs() - startedAt, piece).toBeLessThan(500);
  }
});

/** Numbers that look random and are the same in every run. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

test('whatever is typed, there is an answer, and what it names is TikTok’s', () => {
  const random = numbers(60);
  const next = (below: number) => Math.floor(random.next().value * below);
  const pieces = [
    'https://',
    'http:',
    '//',
    '/',
    '@',
    ':',
    '.',
    '?',
    '#',
    '%',
    '%zz',
    '%E9',
    '&item_id=',
    '\\',
    ' ',
    '\n',
    '\u0000',
    '\u202E',
    'tiktok.com',
    'www.',
    'vm.',
    'evil.fr',
    'xn--',
    '/video/',
    '/photo/',
    '/t/',
    'lea',
    ID,
    '0',
    '443',
    'é',
    'о',
    '😀',
    '\uD800',
    '[::1]',
    '<',
    '"',
    '__proto__',
    'constructor',
  ];
  for (let round = 0; round < 20_000; round += 1) {
    const parts = Array.from({ length: 1 + next(12) }, () =>
      next(5) === 0 ? String.fromCharCode(next(0x10000)) : (pieces[next(pieces.length)] ?? ''),
    );
    const typed = parts.join('');
    const answer = read(typed);
    const found = answer.kind === 'several' ? answer.found : [answer];
    for (const one of found) {
      if (one.kind === 'video') {
        expect(canonicalVideoUrl(one), JSON.stringify(typed)).toMatch(
          /^https:\/\/www\.tiktok\.com\/@[a-z0-9_.-]+\/(?:video|photo)\/\d{1,19}$/,
        );
      }
      if (one.kind === 'shortLink') {
        expect(one.url, JSON.stringify(typed)).toMatch(
          /^https:\/\/(?:v[mt]\.tiktok\.com|www\.tiktok\.com\/t)\/[\w-]{4,32}\/$/,
        );
      }
      if (one.kind === 'account') expect(one.handle, JSON.stringify(typed)).toMatch(/^[a-z0-9_.-]{1,40}$/);
    }
  }
});
