import type { AnalysisItem } from '#contract/video-analysis.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { BroughtList, isTooLarge } from './chosen-files.tsx';
import { ChooseFiles } from './choose-files.tsx';
import { FetchToMeasure } from './fetch-to-measure.tsx';
import { PriceLine } from '#web/features/video-analysis/start/price-line.tsx';
import { SendingLine } from '#web/features/video-analysis/start/sending-line.tsx';
import { useChosenFiles } from './use-chosen-files.ts';
import { usePrice } from '#web/features/video-analysis/start/use-preview.ts';
import { isStopped, useStart } from '#web/features/video-analysis/start/use-start.ts';

/** What was not measured without the video's file, and the two ways to have it measured. */
export function MeasureFile({ analysis, link }: { analysis: AnalysisItem; link: string }) {
  const t = useT();
  const say = useErrorText();
  const price = usePrice().data;
  const start = useStart();
  const { brought, take, forget } = useChosenFiles(() => undefined);
  const { video, captions } = brought;
  const mayStart = video !== null && !isTooLarge(video, 'video');
  const bring = (files: readonly File[]) => {
    // An earlier file's error no longer applies.
    if (start.isError) start.reset();
    void take(files);
  };
  return (
    <Card
      aria-labelledby="measure-title"
      className="grid gap-3 print:hidden"
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault();
        bring([...event.dataTransfer.files]);
      }}
    >
      <CardHeader id="measure-title" title={t('analyses.measure.title')} text={t('analyses.measure.text')} />
      <div className="grid justify-items-start gap-3">
        <p>{t('analyses.measure.bring')}</p>
        <ChooseFiles onFiles={bring} />
        <BroughtList brought={brought} hasLink onForget={forget} />
        {price !== undefined && <PriceLine price={price} />}
        {start.sending !== null && <SendingLine sending={start.sending} onStop={start.stop} />}
        <Button
          variant="signal"
          busy={start.isPending}
          disabled={!mayStart}
          onClick={() =>
            start.mutate({
              text: link,
              video: video?.file ?? null,
              captions: captions?.file ?? null,
              keepVideo: false,
            })
          }
        >
          {t('analyses.measure.start')}
        </Button>
        {start.isError && !isStopped(start.error) && (
          <Alert tone="destructive">{say.error(start.error)}</Alert>
        )}
      </div>
      <FetchToMeasure link={link} title={analysis.title} />
    </Card>
  );
}
