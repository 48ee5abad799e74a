import { useState } from 'react';
import { useLocation } from 'wouter';
import { useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Select } from '#web/ui/controls/field.tsx';
import { useTitleOf } from '../use-report-columns.tsx';
import { useReports } from '../use-reports.ts';

const ALL_DONE = { states: 'done' } as const;

/** Chooses another report to compare with: the latest are offered. */
export function CompareChoice({ id }: { id: string }) {
  const t = useT();
  const titleOf = useTitleOf();
  const [, navigate] = useLocation();
  const [other, setOther] = useState('');
  const rows = useReports(ALL_DONE, false).data?.pages.flatMap(page => page.items) ?? [];
  const others = rows.filter(row => row.id !== id);
  if (others.length === 0) return null;
  const chosen = other === '' ? (others[0]?.id ?? '') : other;
  return (
    <span className="flex flex-wrap gap-2.5">
      <Select
        aria-label={t('videoReports.actions.compareText')}
        value={chosen}
        onChange={({ target }) => setOther(target.value)}
        className="min-w-0 flex-1 basis-48"
      >
        {others.map(row => (
          <option key={row.id} value={row.id}>
            {`${titleOf(row)} · ${t('videoReports.version', { version: row.version ?? 1 })}`}
          </option>
        ))}
      </Select>
      <Button onClick={() => navigate(`${APP_PATHS.videoReports}/compare?ids=${id},${chosen}`)}>
        {t('videoReports.actions.compare')}
      </Button>
    </span>
  );
}
