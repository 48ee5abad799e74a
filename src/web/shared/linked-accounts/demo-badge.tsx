import FlaskConical from 'lucide-react/icons/flask-conical';
import { useT } from '#web/ui/language/language.tsx';
import { Badge } from '#web/ui/content/badge.tsx';

/** Shown with every demo creator's figures, so that they are not taken for real ones. */
export function DemoBadge() {
  const t = useT();
  return (
    <Badge tone="warn" icon={<FlaskConical aria-hidden />}>
      {t('accounts.demo')}
    </Badge>
  );
}
