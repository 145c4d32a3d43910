import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls smoothly to the section that the hash of the address names, and moves the focus there. Going
 * back returns to where the reader was instead. Under reduced motion the theme turns smoothness off.
 */
export function useScrollToHash(): void {
  const { hash, key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop && key !== 'default';
  const id = isReturn ? '' : hash.slice(1);
  useLayoutEffect(() => {
    // Before the router's scroll restoration, which goes to the hash, too, but in one jump.
    if (document.getElementById(id)) document.documentElement.style.scrollBehavior = 'smooth';
  }, [id, key]);
  useEffect(() => {
    const section = document.getElementById(id);
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
    document.documentElement.style.removeProperty('scroll-behavior');
  }, [id, key]);
}
