import FlaskConical from 'lucide-react/icons/flask-conical';
import { useT } from '#web/ui/language/language.tsx';
import { Badge } from '#web/ui/content/badge.tsx';

/** Stands wherever a demo creator's figures show: nobody may take them for somebody's own. */
export function DemoBadge() {
  const t = useT();
  return (
    <Badge tone="warn" icon={<FlaskConical aria-hidden />}>
      {t('accounts.demo')}
    </Badge>
  );
}
