import type { DemoLanguage } from './demo-workspace.ts';

/** The primary creator of a language's demo, as measured at `DEMO_READ_AT`. */
export interface DemoFigures {
  handle: string;
  followers: number;
  videos: number;
  likes: number;
  engagementPercent: number;
  /** The videos of the thirty days before, oldest first. */
  series: Record<'views' | 'likes' | 'comments' | 'shares', readonly number[]>;
}

export const DEMO_READ_AT = '2026-11-20T17:40:00Z';

/** Figures of the labelled panel on the landing page: a test compares them with the demo's opening figures. */
export const DEMO_FIGURES: Record<DemoLanguage, DemoFigures> = {
  fr: {
    handle: 'demo-lea-cuisine',
    followers: 85_197,
    videos: 1268,
    likes: 1_007_868,
    engagementPercent: 6.79,
    series: {
      views: [
        4955, 9570, 4831, 42_910, 659, 775, 1147, 1858, 2515, 2981, 1398, 140_468, 665, 5577, 693, 5483,
        20_075, 727, 2273, 8760, 383,
      ],
      likes: [
        533, 417, 299, 2906, 25, 32, 47, 134, 82, 226, 127, 5022, 46, 171, 70, 479, 1485, 47, 57, 751, 28,
      ],
      comments: [16, 13, 4, 69, 1, 0, 2, 3, 3, 8, 2, 188, 1, 6, 2, 15, 63, 1, 1, 21, 0],
      shares: [32, 31, 10, 211, 1, 1, 1, 3, 4, 13, 7, 384, 3, 10, 2, 35, 96, 2, 3, 50, 2],
    },
  },
  en: {
    handle: 'demo-maya-codes',
    followers: 158_287,
    videos: 1087,
    likes: 1_321_518,
    engagementPercent: 6.24,
    series: {
      views: [
        13_788, 29_064, 83_095, 9618, 34_218, 3225, 5569, 14_882, 21_884, 11_321, 10_551, 189_668, 33_784,
        11_300, 2452, 3543, 5224,
      ],
      likes: [1045, 1260, 4729, 1146, 2467, 134, 195, 607, 994, 849, 463, 14_919, 2363, 538, 141, 349, 231],
      comments: [24, 35, 115, 39, 48, 4, 3, 10, 35, 25, 9, 423, 63, 17, 4, 8, 5],
      shares: [23, 48, 118, 27, 65, 8, 8, 13, 53, 47, 11, 705, 83, 18, 5, 23, 16],
    },
  },
};
