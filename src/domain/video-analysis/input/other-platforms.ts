/** Platforms whose links users paste, by brand name, with all their hosts. */
const PLATFORMS: readonly (readonly [name: string, ...hosts: string[]])[] = [
  ['YouTube', 'youtube.com', 'youtu.be', 'youtube-nocookie.com'],
  ['Instagram', 'instagram.com', 'instagr.am', 'ig.me'],
  ['Facebook', 'facebook.com', 'fb.com', 'fb.watch', 'fb.me'],
  ['X', 'x.com', 'twitter.com', 't.co'],
  ['Snapchat', 'snapchat.com'],
  ['LinkedIn', 'linkedin.com', 'lnkd.in'],
  ['Threads', 'threads.net', 'threads.com'],
  ['Pinterest', 'pinterest.com', 'pinterest.fr', 'pin.it'],
  ['Twitch', 'twitch.tv'],
  ['Vimeo', 'vimeo.com'],
  ['Dailymotion', 'dailymotion.com', 'dai.ly'],
  ['Reddit', 'reddit.com', 'redd.it'],
  ['Bluesky', 'bsky.app'],
  ['Telegram', 't.me'],
  ['WhatsApp', 'whatsapp.com', 'wa.me'],
  ['Douyin', 'douyin.com'],
  ['CapCut', 'capcut.com'],
];

/** The platform a host (lower case) belongs to, subdomains included; null for any other site. */
export function platformOf(host: string): string | null {
  const found = PLATFORMS.find(([, ...hosts]) => hosts.some(own => host === own || host.endsWith(`.${own}`)));
  return found?.[0] ?? null;
}

/** Letters of other alphabets, and digits, that look like the letters of the name. */
const PASSES_FOR: Record<string, string> = {
  т: 't',
  τ: 't',
  і: 'i',
  ι: 'i',
  ı: 'i',
  '1': 'i',
  l: 'i',
  к: 'k',
  κ: 'k',
  о: 'o',
  ο: 'o',
  '0': 'o',
};

/** Whether a host (lower case) that is not TikTok's imitates it. */
export function imitatesTikTok(host: string): boolean {
  const plain = Array.from(host.normalize('NFKD'), letter => PASSES_FOR[letter] ?? letter).join('');
  if (plain.replace(/[^a-z]/g, '').includes('tiktok')) return true;
  return host.split('.').some(label => {
    // Punycode keeps the plain letters, in order, before its last hyphen.
    const kept = /^xn--([a-z0-9]+)-[a-z0-9]+$/.exec(label)?.[1] ?? '';
    return kept.length >= 3 && isInOrder(kept, 'tiktok');
  });
}

function isInOrder(letters: string, word: string): boolean {
  let from = 0;
  for (const letter of letters) {
    const at = word.indexOf(letter, from);
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}
