import { useRef, useState } from 'react';
import type { z } from 'zod';
import { preferencesChangesSchema } from '#core/members/schemas.ts';
import { DEFAULT_PREFERENCES, type Preferences } from '#core/members/domain/preferences.ts';
import { EVERY_AGE } from '#core/members/domain/typed-age.ts';
import { describeFirstFault } from '#ui/api/described-fault.ts';
import { addEntry, areAlikeInterests } from '#ui/parts/people/text-list-input-entries.ts';

/** The second step as it is filled in, with the interest that is written and not added yet. */
export function usePreferences() {
  const [preferences, setPreferences] = useState<Preferences>({
    ...DEFAULT_PREFERENCES,
    ageRange: EVERY_AGE,
  });
  const [draft, setDraft] = useState('');
  const [error, setError] = useState<string>();
  const inputRef = useRef<HTMLInputElement>(null);
  const change = (changes: Partial<Preferences>) => {
    setPreferences((known) => ({ ...known, ...changes }));
  };
  const write = (text: string) => {
    setDraft(text);
    setError(undefined);
  };
  /**
   * Adds what is written and returns the preferences to send. `null` when it cannot be added: that is
   * then said beside its field, which has the focus.
   */
  const finish = (): z.output<typeof preferencesChangesSchema> | null => {
    const { relationshipTypes, roles, ageRange } = preferences;
    const interests = addEntry(preferences.interests, draft, areAlikeInterests);
    const { data, error: wrong } = preferencesChangesSchema.safeParse({
      relationshipTypes,
      ...(Object.keys(roles).length > 0 && { roles }),
      ageRange,
      interests,
    });
    if (wrong) {
      setError(describeFirstFault(wrong));
      inputRef.current?.focus();
      return null;
    }
    change({ interests });
    write('');
    return data;
  };
  const interestEntry = { draft, onDraftChange: write, inputRef, error };
  return { preferences, change, interestEntry, finish };
}
