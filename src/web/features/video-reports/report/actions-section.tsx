import FlaskConical from 'lucide-react/icons/flask-conical';
import GitCompare from 'lucide-react/icons/git-compare';
import PenLine from 'lucide-react/icons/pen-line';
import ScrollText from 'lucide-react/icons/scroll-text';
import type { ReactNode } from 'react';
import type { VideoReport } from '#contract/video-reports.ts';
import { proposalText } from '#domain/experiments/proposal.ts';
import { useLinkedAccounts } from '#web/shared/linked-accounts/use-linked-accounts.ts';
import { useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { CompareChoice } from './compare-choice.tsx';
import { ReportPart } from './report-part.tsx';

/** Actions that follow from the findings. */
export function ActionsSection({ report }: { report: VideoReport }) {
  const t = useT();
  const { row, result } = report;
  const accounts = useLinkedAccounts().data?.items ?? [];
  const account = accounts.find(({ tiktok_username: username }) => username === row.username) ?? accounts[0];
  const words = openingWords(result?.video.caption ?? row.title);
  return (
    <ReportPart title={t('videoReports.report.sections.actions')} isScreenOnly>
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Action
          icon={<PenLine aria-hidden />}
          href={`${APP_PATHS.hooks}?${new URLSearchParams({ text: words })}`}
          title={t('videoReports.actions.rewrite')}
          text={t('videoReports.actions.rewriteText')}
        />
        <Action
          icon={<ScrollText aria-hidden />}
          href={`${APP_PATHS.scripts}?${new URLSearchParams({ topic: words })}`}
          title={t('videoReports.actions.script')}
          text={t('videoReports.actions.scriptText')}
        />
        {row.hook_class !== null && account !== undefined && (
          <Action
            icon={<FlaskConical aria-hidden />}
            href={`${APP_PATHS.accountReports}?${new URLSearchParams({
              accountId: account.id,
              experiment: proposalText({ family: 'hook', pattern: row.hook_class, metric: 'views' }),
            })}`}
            title={t('videoReports.actions.experiment')}
            text={t('videoReports.actions.experimentText')}
          />
        )}
        <li className="flex gap-3">
          <GitCompare aria-hidden className="mt-1 size-5 shrink-0 text-calm" />
          <div className="min-w-0 flex-1">
            <h3 className="text-base">{t('videoReports.actions.compare')}</h3>
            <p className="mb-2 text-sm text-muted">{t('videoReports.actions.compareText')}</p>
            <CompareChoice id={row.id} />
          </div>
        </li>
      </ul>
    </ReportPart>
  );
}

const OPENING_CHARACTERS = 120;

/** The first line of a caption, without its hashtags. */
function openingWords(caption: string): string {
  const [line = ''] = caption
    .replace(/#[^\s#]+/gu, '')
    .trim()
    .split('\n');
  return line.trim().slice(0, OPENING_CHARACTERS);
}

function Action({ icon, href, title, text }: { icon: ReactNode; href: string; title: string; text: string }) {
  return (
    <li className="flex gap-3 [&>svg]:mt-1 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-calm">
      {icon}
      <div className="min-w-0">
        <h3 className="text-base">
          <a href={href} className="link reach">
            {title}
          </a>
        </h3>
        <p className="text-sm text-muted">{text}</p>
      </div>
    </li>
  );
}
