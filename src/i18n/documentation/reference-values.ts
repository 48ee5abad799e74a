import { COLLECTION_STEPS } from '#domain/accounts/collection-schedule.ts';
import { UPLOAD_LIMITS } from '#domain/video-analysis/analysis-run.ts';
import { API_KEY_MAX_DAYS, API_KEY_REQUESTS_PER_MINUTE, API_KEYS_MAX } from '#domain/api-keys/api-key.ts';
import { MOST_BAIT } from '#domain/generations/bait/bait-limits.ts';
import { HOOKS_FLOOR } from '#domain/videos/opening-words.ts';
import { LOUDNESS_TARGET_LUFS } from '#domain/media/media-facts.ts';
import { MEDIA_LIMITS } from '#domain/media/media-refusal.ts';
import { BAND_FROM_PERCENT } from '#domain/metrics/engagement.ts';
import { PERCENTILE_EARLIER_FLOOR, PERCENTILE_PERIOD_FLOOR } from '#domain/metrics/engagement-percentile.ts';
import { PERCENT_FLOOR } from '#domain/metrics/total-change.ts';
import { IMPORT_LIMITS } from '#domain/imports/import-limits.ts';
import { OWN_VIDEOS_NEEDED, REFERENCE_WEIGHT_VIDEOS } from '#domain/statistics/age-curve.ts';
import { MOST_COMPARED } from '#domain/statistics/group-findings.ts';
import { COMPARISON_FLOOR, TRIMMED_EACH_SIDE } from '#domain/statistics/compare-groups.ts';
import { HOURS_A_PART } from '#domain/statistics/day-parts.ts';
import {
  EXPERIMENT_POWER,
  FALSE_ALARM,
  FEWEST_PER_ARM,
  MOST_PER_ARM,
  TRIMMED_EFFICIENCY,
} from '#domain/experiments/experiment.ts';
import { SPREAD_FLOOR, SPREAD_VIDEOS } from '#domain/experiments/experiment-plan.ts';
import { CLAIM_LEVEL } from '#domain/statistics/claim-range.ts';
import {
  FALSE_CLAIMS,
  GROUP_FLOOR,
  GROUP_FLOOR_IN_ALL,
  SIGN_CHANCE,
} from '#domain/statistics/group-claims.ts';
import { VIDEOS_A_WAVE } from '#domain/statistics/streaks.ts';
import { GAP_AFTER_HOURS, READINGS_FLOOR } from '#domain/metrics/growth.ts';
import {
  SPREAD_FLOOR as SPREAD_OWN_FLOOR,
  SPREAD_LATEST,
  SPREAD_SETTLED_DAYS,
} from '#domain/statistics/own-spread.ts';
import { CARRIES_PERCENT } from '#domain/statistics/period-sentence.ts';
import {
  CHANGE_FLOOR,
  FIRM_LEVEL,
  SEEMS_LEVEL,
  STEADY_LEVEL,
  STEADY_WITHIN,
} from '#domain/statistics/usual-change.ts';
import { MAD_TO_SD, PULLED_IN_BEYOND } from '#domain/statistics/log-scale.ts';
import { MEDIAN_FLOOR, MEDIAN_LEVEL } from '#domain/statistics/median-interval.ts';
import { OUTLIER_DEVIATIONS, OUTLIER_FLOOR, SCORE_FLOOR } from '#domain/statistics/outliers.ts';
import { INNER_PERCENT, OUTER_PERCENT } from '#domain/statistics/ranks.ts';
import { LEVEL_RANGE } from '#domain/statistics/usual-level.ts';
import { AGE_KNOTS_DAYS, MEASURED_FROM_DAYS } from '#domain/statistics/reference-age-curve.ts';

const percent = (share: number) => Math.round(share * 1_000) / 10;
const MEGABYTE = 1_000_000;

/** Figures of the rules that the reference pages state: none is typed a second time. */
export const REFERENCE_VALUES = {
  engagementGreen: BAND_FROM_PERCENT.green,
  engagementYellow: BAND_FROM_PERCENT.yellow,
  standingPeriodFloor: PERCENTILE_PERIOD_FLOOR,
  standingEarlierFloor: PERCENTILE_EARLIER_FLOOR,
  percentFloor: PERCENT_FLOOR,
  medianFloor: MEDIAN_FLOOR,
  medianLevel: percent(MEDIAN_LEVEL),
  comparisonFloor: COMPARISON_FLOOR,
  trimmedPercent: percent(TRIMMED_EACH_SIDE),
  pulledInBeyond: PULLED_IN_BEYOND,
  madToSd: MAD_TO_SD,
  scoreFloor: SCORE_FLOOR,
  outlierFloor: OUTLIER_FLOOR,
  outlierDeviations: OUTLIER_DEVIATIONS,
  factorLevel: percent(LEVEL_RANGE),
  rankTop: 100 - OUTER_PERCENT,
  rankAbove: 100 - INNER_PERCENT,
  rankBelow: INNER_PERCENT,
  rankBottom: OUTER_PERCENT,
  referenceWeight: REFERENCE_WEIGHT_VIDEOS,
  ownVideosNeeded: OWN_VIDEOS_NEEDED,
  measuredFromDays: MEASURED_FROM_DAYS,
  curveUntilDays: AGE_KNOTS_DAYS.at(-1) ?? 0,
  liftFloor: GROUP_FLOOR,
  liftFloorInAll: GROUP_FLOOR_IN_ALL,
  mostCompared: MOST_COMPARED,
  waveVideos: VIDEOS_A_WAVE,
  claimLevel: percent(CLAIM_LEVEL),
  falseClaims: percent(FALSE_CLAIMS),
  signChance: percent(SIGN_CHANCE),
  hoursAPart: HOURS_A_PART,
  ownSpreadFloor: SPREAD_OWN_FLOOR,
  ownSpreadLatest: SPREAD_LATEST,
  ownSpreadSettledDays: SPREAD_SETTLED_DAYS,
  changePeriodFloor: CHANGE_FLOOR.period,
  changeInAllFloor: CHANGE_FLOOR.inAll,
  changeFirm: percent(FIRM_LEVEL),
  changeSeems: percent(SEEMS_LEVEL),
  changeSteady: percent(STEADY_LEVEL),
  steadyHigh: STEADY_WITHIN.high,
  carriesPercent: CARRIES_PERCENT,
  readingsFloor: READINGS_FLOOR,
  gapAfterHours: GAP_AFTER_HOURS,
  falseAlarm: percent(FALSE_ALARM),
  power: percent(EXPERIMENT_POWER),
  fewestPerArm: FEWEST_PER_ARM,
  mostPerArm: MOST_PER_ARM,
  trimmedEfficiency: TRIMMED_EFFICIENCY,
  spreadFloor: SPREAD_FLOOR,
  spreadVideos: SPREAD_VIDEOS,
  hooksFloor: HOOKS_FLOOR,
  mostBait: MOST_BAIT.plain,
  loudnessTarget: LOUDNESS_TARGET_LUFS,
  readUntilDays: (COLLECTION_STEPS.at(-1)?.youngerThanMs ?? 0) / 86_400_000,
  importMegabytes: IMPORT_LIMITS.megabytes,
  importZipFiles: IMPORT_LIMITS.zipEntries,
  importRows: IMPORT_LIMITS.tableRows,
  importColumns: IMPORT_LIMITS.tableColumns,
  videoMegabytes: UPLOAD_LIMITS.video / MEGABYTE,
  videoMinutes: MEDIA_LIMITS.durationSeconds / 60,
  apiKeys: API_KEYS_MAX,
  apiKeyDays: API_KEY_MAX_DAYS,
  apiRequests: API_KEY_REQUESTS_PER_MINUTE,
} as const;
