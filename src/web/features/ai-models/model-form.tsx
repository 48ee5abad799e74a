import { useId, useState, type FormEvent } from 'react';
import type { KeptModel, ModelInput } from '#contract/ai-models.ts';
import { MODEL_HINTS } from '#domain/ai-models/model-hints.ts';
import { MODEL_PROVIDERS, OLLAMA_BASE_URL, PROVIDER_FACTS } from '#domain/ai-models/provider.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { errorCodeOf } from '#web/ui/language/error-text.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Field, Select, TextInput } from '#web/ui/controls/field.tsx';

/** Ollama is a server like others, with a default URL. */
const CHOICES = ['ollama', ...MODEL_PROVIDERS] as const;
type Choice = (typeof CHOICES)[number];

const choiceOf = (kept: KeptModel | null, first: Choice): Choice =>
  kept === null ? first : kept.baseUrl === OLLAMA_BASE_URL ? 'ollama' : kept.provider;

type Wrong = 'address' | 'model' | 'key' | 'all';

/** The field beside which an error is shown. An error of no field is shown for the whole form. */
function fieldOf(error: unknown): Wrong {
  const code = errorCodeOf(error) ?? '';
  if (/^model_(?:name|unknown)/.test(code)) return 'model';
  if (code.startsWith('model_address')) return 'address';
  return /^model_(?:key|no_credit)/.test(code) ? 'key' : 'all';
}

/** The form for a model; it is tested before anything is saved. */
export function ModelForm({
  kept,
  allowsPrivate,
  error,
  busy,
  onSave,
}: {
  kept: KeptModel | null;
  allowsPrivate: boolean;
  /** The error of the last test; null: none. */
  error: unknown;
  busy: boolean;
  onSave: (given: ModelInput) => void;
}) {
  const t = useT();
  const say = useErrorText();
  const wrong = error === null ? null : fieldOf(error);
  const errorOf = (field: Wrong) => (wrong === field ? say.error(error) : undefined);
  const listId = useId();
  const open = CHOICES.filter(one => one !== 'ollama' || allowsPrivate);
  const [choice, setChoice] = useState<Choice>(choiceOf(kept, allowsPrivate ? 'ollama' : 'openai'));
  const [address, setAddress] = useState(kept?.baseUrl ?? '');
  const [model, setModel] = useState(kept?.model ?? '');
  const [apiKey, setApiKey] = useState('');
  const provider = choice === 'ollama' ? 'openai_compatible' : choice;
  const hasOwnAddress = provider === 'openai_compatible';
  const baseUrl = choice === 'ollama' && address === '' ? OLLAMA_BASE_URL : address;
  const { needsKey } = PROVIDER_FACTS[provider];
  const isSamePlace =
    kept !== null && kept.provider === provider && (!hasOwnAddress || kept.baseUrl === baseUrl.trim());
  const keptKey = isSamePlace && kept.isReadable ? kept.keyEnding : null;
  const names = isSamePlace ? (kept.capabilities.models ?? MODEL_HINTS[provider]) : MODEL_HINTS[provider];

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    onSave({
      provider,
      ...(hasOwnAddress ? { baseUrl: baseUrl.trim() } : {}),
      model: model.trim(),
      ...(apiKey.trim() === '' ? {} : { apiKey: apiKey.trim() }),
    });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={t('models.form.provider')}>
        {wiring => (
          <Select
            {...wiring}
            value={choice}
            onChange={event => {
              const next = open.find(one => one === event.target.value);
              if (next === undefined) return;
              setChoice(next);
              setAddress('');
              setModel('');
            }}
          >
            {open.map(one => (
              <option key={one} value={one}>
                {t(`models.form.providers.${one}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {hasOwnAddress && (
        <Field
          label={t('models.form.address')}
          hint={allowsPrivate ? t('models.form.addressHint') : t('models.form.publicOnly')}
          error={errorOf('address')}
        >
          {wiring => (
            <TextInput
              {...wiring}
              type="url"
              inputMode="url"
              value={baseUrl}
              onChange={event => setAddress(event.target.value)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={300}
            />
          )}
        </Field>
      )}
      <Field
        label={t('models.form.model')}
        hint={t('models.form.modelHint', { example: MODEL_HINTS[provider][0] })}
        error={errorOf('model')}
      >
        {wiring => (
          <TextInput
            {...wiring}
            list={listId}
            value={model}
            onChange={event => setModel(event.target.value)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
          />
        )}
      </Field>
      <datalist id={listId}>
        {names.map(name => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <Field
        label={t('models.form.key')}
        hint={
          keptKey !== null
            ? t('models.form.keyKept', { ending: keptKey })
            : `${needsKey ? '' : `${t('models.form.keyOptional')} `}${t('models.form.keyHint')}`
        }
        error={errorOf('key')}
      >
        {wiring => (
          <TextInput
            {...wiring}
            type="password"
            value={apiKey}
            onChange={event => setApiKey(event.target.value)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={500}
          />
        )}
      </Field>
      {wrong === 'all' && <Alert tone="destructive">{say.error(error)}</Alert>}
      <Button type="submit" busy={busy} className="justify-self-start">
        {t('models.form.save')}
      </Button>
    </form>
  );
}
