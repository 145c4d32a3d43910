import { useLocation } from 'react-router-dom';

/**
 * Names the visit to a screen that keeps what it shows in its address. A change that the screen makes
 * to its address carries the name as `state: { visit }` and belongs to the visit; any other begins one.
 */
export function useVisit(): string {
  const { key, state } = useLocation() as { key: string; state: { visit?: string } | null };
  return state?.visit ?? key;
}
