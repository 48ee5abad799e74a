import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import { useT } from '#web/ui/language/language.tsx';
import { analysisPath, APP_PATHS } from '#web/paths.ts';
import { Button, LinkButton } from '#web/ui/controls/button.tsx';

/** The main action for the recognised input, and secondary ones. */
export function FormActions({
  offer,
  kept,
  linked,
  handle,
  lines,
  mayStart,
  isBusy,
}: {
  offer: { running: string | null } | null;
  /** The existing analysis of the same input. */
  kept: string | null;
  linked: LinkedAccount | undefined;
  handle: string | undefined;
  lines: number | null;
  mayStart: boolean;
  isBusy: boolean;
}) {
  const t = useT();
  if (handle !== undefined && linked !== undefined) {
    return (
      <div className="flex flex-wrap gap-3">
        <LinkButton href={`${APP_PATHS.videos}?accountId=${linked.id}`} variant="signal">
          {t('tools.analyzer.pick')}
        </LinkButton>
        <LinkButton href={`${APP_PATHS.accounts}?accountId=${linked.id}`}>
          {t('tools.analyzer.open')}
        </LinkButton>
      </div>
    );
  }
  if (offer?.running != null) {
    return (
      <LinkButton href={analysisPath(offer.running)} variant="signal" className="justify-self-start">
        {t('analyses.follow')}
      </LinkButton>
    );
  }
  if (kept !== null) {
    return (
      <LinkButton href={analysisPath(kept)} variant="signal" className="justify-self-start">
        {t('analyses.open')}
      </LinkButton>
    );
  }
  const isAccount = handle !== undefined;
  return (
    <Button
      type="submit"
      variant="signal"
      busy={isBusy}
      disabled={!isAccount && !mayStart && lines === null}
      className="justify-self-start"
    >
      {isAccount
        ? t('tools.analyzer.link')
        : lines === null
          ? t('analyses.analyse')
          : t('analyses.batch.submit', { count: lines })}
    </Button>
  );
}
