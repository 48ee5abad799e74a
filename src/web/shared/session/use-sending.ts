import { useRef, useState } from 'react';
import { problemText } from './problem-text.ts';
import { UNFORESEEN, type SessionProblem } from './session.ts';
import { useT } from '#web/ui/language/language.tsx';

/** Sends one account change at a time, and holds the message of a refusal. */
export function useSending() {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useRef(false);
  /** True when it was accepted. */
  const send = async (work: () => Promise<SessionProblem | null>): Promise<boolean> => {
    if (sending.current) return false;
    sending.current = true;
    setBusy(true);
    setProblem(null);
    const refused = await work().catch(() => UNFORESEEN);
    sending.current = false;
    setBusy(false);
    if (refused) setProblem(problemText(refused, t));
    return refused === null;
  };
  return { busy, problem, setProblem, send };
}
