import Eye from 'lucide-react/icons/eye';
import MessageSquare from 'lucide-react/icons/message-square';
import Type from 'lucide-react/icons/type';
import Volume2 from 'lucide-react/icons/volume-2';
import type { ReactNode } from 'react';
import { absenceText, quoteText, secondsText } from '#presentation/sentences/video-analysis-sentence.ts';
import type {
  HookPanel,
  SoundHook,
  SpokenHook,
  VisualHook,
} from '#domain/video-analysis/panels/hook-panel.ts';
import type { OpeningText } from '#domain/video-analysis/text/opening-text.ts';
import type { AbsenceReason, Confidence, Found } from '#domain/video-analysis/findings/findings.ts';
import { motionSentence } from '#presentation/sentences/motion-sentence.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { ConfidenceBadge } from './confidence-badge.tsx';

/** The spoken, visual, written and audible hook: each with its evidence, or why it was not assessed. */
export function HookParts({ hook: { spoken, visual, onScreen, sound } }: { hook: HookPanel }) {
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <Part name="spoken" icon={<MessageSquare aria-hidden />} found={spoken}>
        {spoken.absent === null && <Spoken spoken={spoken} />}
      </Part>
      <Part name="visual" icon={<Eye aria-hidden />} found={visual}>
        {visual.absent === null && <Visual visual={visual} />}
      </Part>
      <Part name="onScreen" icon={<Type aria-hidden />} found={onScreen}>
        {onScreen.absent === null && <OnScreen onScreen={onScreen} />}
      </Part>
      <Part name="sound" icon={<Volume2 aria-hidden />} found={sound}>
        {sound.absent === null && <Sound sound={sound} />}
      </Part>
    </div>
  );
}

function Part({
  name,
  icon,
  found,
  children,
}: {
  name: 'spoken' | 'visual' | 'onScreen' | 'sound';
  icon: ReactNode;
  found: Found<{ confidence: Confidence }>;
  children: ReactNode;
}) {
  const t = useT();
  return (
    <section className="quoted-sm min-w-0 border border-line p-4">
      <h3 className="mb-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-base [&_svg]:size-4 [&_svg]:text-calm">
        {icon}
        {t(`videoAnalysis.hook.${name}`)}
        {found.absent === null && (
          <span className="ms-auto font-sans tracking-normal">
            <ConfidenceBadge confidence={found.confidence} />
          </span>
        )}
      </h3>
      {found.absent === null ? (
        <div className="grid gap-1 text-[0.9375rem]">{children}</div>
      ) : (
        <Absence reason={found.absent} />
      )}
    </section>
  );
}

function Absence({ reason }: { reason: AbsenceReason }) {
  const t = useT();
  return (
    <p className="text-sm text-muted">
      {t('videoAnalysis.notAssessed.short', { reason: absenceText(reason, t) })}
    </p>
  );
}

function Spoken({ spoken: { quote, words, wordsPerMinute } }: { spoken: SpokenHook }) {
  const t = useT();
  const formats = useFormats();
  return (
    <>
      <p className="font-medium wrap-anywhere">{quoteText(quote, t, formats)}</p>
      <p className="text-sm text-muted">
        {[
          t('videoAnalysis.hook.words', { count: words }),
          wordsPerMinute !== null &&
            t('videoAnalysis.hook.spokenPace', { count: Math.round(wordsPerMinute) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  );
}

function OnScreen({ onScreen: { quote, words } }: { onScreen: OpeningText }) {
  const t = useT();
  const formats = useFormats();
  return (
    <>
      <p className="font-medium wrap-anywhere">{quoteText(quote, t, formats)}</p>
      <p className="text-sm text-muted">{t('videoAnalysis.hook.words', { count: words })}</p>
    </>
  );
}

function Visual({ visual }: { visual: VisualHook }) {
  const t = useT();
  const formats = useFormats();
  const { firstCutSecond, cutsInFirstThreeSeconds, blackUntilSecond } = visual;
  return (
    <>
      <p>
        {firstCutSecond === null
          ? t('videoAnalysis.hook.noCut')
          : t('videoAnalysis.hook.firstCut', { second: secondsText(firstCutSecond, t, formats) })}{' '}
        {cutsInFirstThreeSeconds > 0 && t('videoAnalysis.hook.cuts', { count: cutsInFirstThreeSeconds })}
      </p>
      <p>{motionSentence(visual, t, formats)}</p>
      {blackUntilSecond > 0 && (
        <p>{t('videoAnalysis.hook.black', { second: secondsText(blackUntilSecond, t, formats) })}</p>
      )}
    </>
  );
}

function Sound({ sound: { speechStartSecond, silentStartSeconds, musicOnly } }: { sound: SoundHook }) {
  const t = useT();
  const formats = useFormats();
  return (
    <>
      {speechStartSecond !== null && (
        <p>{t('videoAnalysis.hook.speechStart', { second: secondsText(speechStartSecond, t, formats) })}</p>
      )}
      {speechStartSecond === null && musicOnly === false && <p>{t('videoAnalysis.hook.noSpeech')}</p>}
      {musicOnly === true && <p>{t('videoAnalysis.hook.musicOnly')}</p>}
      <p>
        {silentStartSeconds > 0
          ? t('videoAnalysis.hook.silentStart', { seconds: secondsText(silentStartSeconds, t, formats) })
          : t('videoAnalysis.hook.noSilentStart')}
      </p>
    </>
  );
}
