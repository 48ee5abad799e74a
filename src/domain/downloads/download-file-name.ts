import { fileName } from '../exports/file-name.ts';
import type { VideoOption } from './video-option.ts';

const ENDINGS: Record<string, string> = {
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
};

/** File name of a downloaded video: account, number, height, codec; nothing from its caption. */
export function downloadFileName(video: {
  username: string | null;
  videoId: string | null;
  chosen: Pick<VideoOption, 'codec' | 'height'> | null;
  contentType: string | null;
}): string {
  const { username, videoId, chosen, contentType } = video;
  const picture = chosen === null ? [] : [`${chosen.height}p`, chosen.codec];
  return fileName(['tiktok', username ?? '', videoId ?? '', ...picture], ENDINGS[contentType ?? ''] ?? 'mp4');
}
