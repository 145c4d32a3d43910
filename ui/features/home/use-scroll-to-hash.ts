import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls smoothly to the section that the hash of the address names, and moves the focus there. Going back and reloading
 * return to where the reader was instead, in one jump. Under reduced motion the theme turns smoothness off.
 */
export function useScrollToHash(): void {
  const { hash, key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop && key !== 'default';
  const id = hash.slice(1);
  useLayoutEffect(() => {
    // Before the router's scroll restoration, which leads to the hash in one jump, and on to where the reader was smoothly.
    const { style } = document.documentElement;
    if (isReturn) style.scrollBehavior = 'auto';
    else if (document.getElementById(id)) style.scrollBehavior = 'smooth';
    return () => {
      style.removeProperty('scroll-behavior');
    };
  }, [id, key, isReturn]);
  useEffect(() => {
    if (isReturn) return;
    const section = document.getElementById(id);
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
    document.documentElement.style.removeProperty('scroll-behavior');
  }, [id, key, isReturn]);
}
