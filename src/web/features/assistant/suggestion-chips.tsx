import { Button } from '#web/ui/controls/button.tsx';

/** Questions to ask with one click; each is sent as shown. */
export function SuggestionChips({
  label,
  suggestions,
  isBusy,
  onAsk,
}: {
  label: string;
  suggestions: readonly string[];
  isBusy: boolean;
  onAsk: (text: string) => void;
}) {
  if (suggestions.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {suggestions.map(text => (
        <li key={text}>
          <Button
            size="sm"
            className="py-1.5 text-start leading-snug"
            disabled={isBusy}
            onClick={() => onAsk(text)}
          >
            {text}
          </Button>
        </li>
      ))}
    </ul>
  );
}
