import { useState, type ReactNode } from 'react';
import type { KeptModel as Kept } from '#contract/ai-models.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';

/** A saved model: endpoint, tested capabilities, and the actions to test, replace and remove it. */
export function KeptModel({
  kept,
  form,
  onCheck,
  isChecking,
  onForget,
  isForgetting,
}: {
  kept: Kept;
  /** Absent: it cannot be changed here. */
  form: ReactNode;
  onCheck: () => void;
  isChecking: boolean;
  onForget: () => void;
  isForgetting: boolean;
}) {
  const t = useT();
  const formats = useFormats();
  const [isReplacing, setReplacing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { model, baseUrl, keyEnding, savedAt, checkedAt, isReadable } = kept;
  const host = URL.canParse(baseUrl) ? new URL(baseUrl).host : baseUrl;
  const dates = [
    savedAt === null ? null : t('models.kept.savedAt', { date: formats.dateTime(savedAt) }),
    checkedAt === null
      ? t('models.kept.neverChecked')
      : t('models.kept.checkedAt', { date: formats.dateTime(checkedAt) }),
  ];
  return (
    <div className="grid gap-4">
      <div>
        <p className="font-semibold wrap-anywhere">{t('models.kept.at', { model, host })}</p>
        {keyEnding !== null && (
          <p>
            {t('models.kept.key')} <code className="break-all">{`••••••••${keyEnding}`}</code>
          </p>
        )}
        <p className="text-sm text-muted">{dates.filter(Boolean).join(' · ')}</p>
      </div>
      {!isReadable ? (
        <Alert tone="warn">{t('models.kept.unreadable')}</Alert>
      ) : (
        checkedAt !== null && <Abilities kept={kept} />
      )}
      <div className="flex flex-wrap gap-2">
        {isReadable && (
          <Button size="sm" busy={isChecking} onClick={onCheck}>
            {t('models.kept.check')}
          </Button>
        )}
        {form !== null && (
          <>
            <Button size="sm" aria-expanded={isReplacing} onClick={() => setReplacing(!isReplacing)}>
              {t('models.kept.replace')}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
              {t('models.kept.forget')}
            </Button>
          </>
        )}
      </div>
      {isReplacing && form}
      <ConfirmDialog
        open={isAsking}
        title={t('models.kept.forgetTitle')}
        text={t('models.kept.forgetText')}
        confirmLabel={t('models.kept.forget')}
        destructive
        busy={isForgetting}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onForget();
        }}
      />
    </div>
  );
}

/** Capabilities found by the test. */
function Abilities({ kept: { capabilities, model } }: { kept: Kept }) {
  const t = useT();
  const { structured, tools, models } = capabilities;
  const isListed = models === null || models.some(name => name === model || name === `${model}:latest`);
  return (
    <Alert
      tone={structured && tools && isListed ? 'good' : 'warn'}
      isOutcome={false}
      title={t('models.kept.works')}
    >
      <ul className="list-disc ps-5">
        <li>{t(structured ? 'models.kept.structured' : 'models.kept.unstructured')}</li>
        <li>{t(tools ? 'models.kept.tools' : 'models.kept.noTools')}</li>
        {!isListed && <li>{t('models.kept.notListed')}</li>}
      </ul>
    </Alert>
  );
}
