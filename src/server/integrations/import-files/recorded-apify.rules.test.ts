import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { missingMaterial, recorded } from '#test/sources/recorded-material.ts';
import { parseImportFile } from './parse-import-file.ts';

const { missing, note } = missingMaterial('apify/accounts');
const importedAt = new Date('2026-11-21T12:00:00Z');

interface RawItem {
  id: string;
  text: string;
  createTimeISO: string;
  playCount?: number;
  diggCount: number;
  commentCount: number;
  shareCount: number;
  collectCount: number;
  isPinned: boolean;
  isSlideshow: boolean;
  videoMeta?: { duration?: number };
  authorMeta: { name: string; fans: number; heart: number; video: number };
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

describe.skipIf(missing)(`recorded Apify data sets${note}`, () => {
  const files = missing
    ? []
    : [
        ...readdirSync(recorded('apify/accounts')).map(name => `apify/accounts/${name}`),
        ...readdirSync(recorded('apify/raw')).map(name => `apify/raw/${name}`),
      ].filter(name => name.endsWith('.json'));

  test('all 23 accounts and the raw items are there', () => {
    expect(files.filter(name => name.startsWith('apify/accounts/'))).toHaveLength(23);
    expect(files.length).toBeGreaterThan(23);
  });

  test.each(files)('%s is read to the last number', name => {
    const bytes = readFileSync(recorded(name));
    const raw = JSON.parse(bytes.toString('utf8')) as RawItem[];
    const counted = raw.filter(item => typeof item.playCount === 'number');
    const read = parseImportFile({ bytes, fileName: name, importedAt });
    if (!read.ok) throw new Error(read.reason);
    expect(read.format).toBe('apify');
    expect(read.accounts).toHaveLength(1);
    expect(read.rejected).toHaveLength(raw.length - counted.length);
    const [account] = read.accounts;
    const videos = account?.videos ?? [];
    const [author] = raw;
    expect(account?.handle).toBe(author?.authorMeta.name.toLowerCase());
    expect(account?.profile).toMatchObject({
      followers: author?.authorMeta.fans,
      likes: author?.authorMeta.heart,
      videos: author?.authorMeta.video,
      precision: 'rounded',
    });
    expect(videos).toHaveLength(new Set(counted.map(({ id }) => id)).size);
    expect(sum(videos.map(({ views }) => views ?? NaN))).toBe(
      sum(counted.map(item => item.playCount ?? NaN)),
    );
    expect(sum(videos.map(({ likes }) => likes ?? NaN))).toBe(sum(counted.map(item => item.diggCount)));
    expect(sum(videos.map(({ comments }) => comments ?? NaN))).toBe(
      sum(counted.map(item => item.commentCount)),
    );
    expect(sum(videos.map(({ shares }) => shares ?? NaN))).toBe(sum(counted.map(item => item.shareCount)));
    expect(sum(videos.map(({ saves }) => saves ?? NaN))).toBe(sum(counted.map(item => item.collectCount)));
    expect(sum(videos.map(({ durationSeconds }) => durationSeconds ?? 0))).toBe(
      sum(counted.map(item => item.videoMeta?.duration ?? 0)),
    );
    expect(videos.filter(({ pinned }) => pinned)).toHaveLength(counted.filter(item => item.isPinned).length);
    expect(videos.filter(({ kind }) => kind === 'slideshow')).toHaveLength(
      counted.filter(item => item.isSlideshow).length,
    );
    const texts = new Map(counted.map(item => [item.id, item] as const));
    for (const video of videos) {
      expect(video.description).toBe(texts.get(video.id)?.text);
      expect(video.publishedAt.toISOString()).toBe(texts.get(video.id)?.createTimeISO);
    }
  });
});
