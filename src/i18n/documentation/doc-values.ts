import { DAY_MS } from '#domain/time/day-ms.ts';
import { REPORT_DAYS } from '#domain/account-reports/report-data.ts';
import { MOST_RECIPIENTS } from '#domain/report-schedules/schedule.ts';
import { binExpiry } from '#domain/accounts/bin-policy.ts';
import { VIEW_AS_MINUTES } from '#domain/admin/view-as.ts';
import { MOST_AT_ONCE } from '#domain/video-analysis/analysis-run.ts';
import { API_KEY_MAX_DAYS, API_KEY_REQUESTS_PER_MINUTE, API_KEYS_MAX } from '#domain/api-keys/api-key.ts';
import { CONVERSATION_KEPT_DAYS } from '#domain/assistant/question/conversation.ts';
import { MOST_QUESTION_CHARACTERS } from '#domain/assistant/question/question.ts';
import { PASSWORD_MIN_LENGTH } from '#domain/auth/password.ts';
import { RECOVERY_CODE_COUNT } from '#domain/auth/recovery-code.ts';
import { GRACE_DAYS } from '#domain/billing/subscription.ts';
import { DELETION_GRACE_DAYS } from '#domain/account-deletion/deletion.ts';
import { LINKS_AT_ONCE } from '#domain/downloads/download-state.ts';
import { DELETED_KEPT_DAYS } from '#domain/experiments/experiment-limits.ts';
import { REMOVED_KEPT_DAYS } from '#domain/generations/brief/generation-limits.ts';
import { PERCENTILE_EARLIER_FLOOR, PERCENTILE_PERIOD_FLOOR } from '#domain/metrics/engagement-percentile.ts';
import { SHARE_DAYS } from '#domain/sharing/share-link.ts';
import { COMPARISON_FLOOR } from '#domain/statistics/compare-groups.ts';
import { FEWEST_PER_ARM } from '#domain/experiments/experiment.ts';
import { SCORE_FLOOR } from '#domain/statistics/outliers.ts';
import { GROUP_FLOOR, GROUP_FLOOR_IN_ALL } from '#domain/statistics/group-claims.ts';
import { GUEST_TICKET_DAYS } from '#domain/support/ticket.ts';
import { REFERENCE_VALUES } from './reference-values.ts';

/** Figures of the rules that the documentation states, by the names used in its `{value:…}` slots. */
export const DOC_VALUES = {
  ...REFERENCE_VALUES,
  accountKeptDays: binExpiry(new Date(0)).getTime() / DAY_MS,
  comparisonFloor: COMPARISON_FLOOR,
  conversationKeptDays: CONVERSATION_KEPT_DAYS,
  deletionDays: DELETION_GRACE_DAYS,
  experimentKeptDays: DELETED_KEPT_DAYS,
  experimentLeast: FEWEST_PER_ARM,
  graceDays: GRACE_DAYS,
  guestTicketDays: GUEST_TICKET_DAYS,
  keyDays: API_KEY_MAX_DAYS,
  keyRequests: API_KEY_REQUESTS_PER_MINUTE,
  keys: API_KEYS_MAX,
  liftFloor: GROUP_FLOOR,
  liftFloorInAll: GROUP_FLOOR_IN_ALL,
  linksAnalysed: MOST_AT_ONCE,
  linksDownloaded: LINKS_AT_ONCE,
  passwordLeast: PASSWORD_MIN_LENGTH,
  questionCharacters: MOST_QUESTION_CHARACTERS,
  recipients: MOST_RECIPIENTS,
  recoveryCodes: RECOVERY_CODE_COUNT,
  reportLeastDays: REPORT_DAYS.least,
  reportMostDays: REPORT_DAYS.most,
  shareMostDays: SHARE_DAYS.most,
  standingEarlier: PERCENTILE_EARLIER_FLOOR,
  standingFloor: SCORE_FLOOR,
  standingPeriod: PERCENTILE_PERIOD_FLOOR,
  supportMinutes: VIEW_AS_MINUTES,
  textKeptDays: REMOVED_KEPT_DAYS,
} as const;
