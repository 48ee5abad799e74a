import { useCallback, useEffect, useState } from 'react';

/** Spec §9: stored in a cookie for 7 days. `true` means expanded. */
const COOKIE = 'sidebar_state';
const COOKIE_SECONDS = 7 * 86_400;

function storedExpanded(): boolean {
  return !/(?:^|; )sidebar_state=false/.test(document.cookie);
}

/** Expanded or collapsed, also toggled by Ctrl/Cmd+B. */
export function useSidebarState(onShortcut?: () => boolean) {
  const [expanded, setExpanded] = useState(storedExpanded);

  const toggle = useCallback(() => {
    setExpanded(before => {
      document.cookie = `${COOKIE}=${!before}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`;
      return !before;
    });
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (!onShortcut?.()) toggle();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [onShortcut, toggle]);

  return { expanded, toggle };
}
