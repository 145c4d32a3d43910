import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Scrolls smoothly to the section that the hash of the address names, and moves the focus there. */
export function useScrollToHash(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const section = document.getElementById(hash.slice(1));
    if (section === null) return;
    const behavior = window.matchMedia(REDUCED_MOTION).matches ? 'auto' : 'smooth';
    section.scrollIntoView({ behavior });
    section.focus({ preventScroll: true });
  }, [hash, key]);
}
