import { userEvent, type UserEvent } from '@testing-library/user-event';

/** A key such as `{Enter}` or `[F8]`. */
const KEY = /(\{[^{}]+\}|\[[^[\]]+\])/;

/** A visitor who types the first letter of a text and pastes the rest of it: each key renders a form once more. */
export function setUpQuickUser(): UserEvent {
  const user = userEvent.setup({ delay: null });
  return {
    ...user,
    type: async (element, text) => {
      await user.click(element);
      for (const piece of text.split(KEY)) {
        if (KEY.test(piece)) {
          await user.keyboard(piece);
          continue;
        }
        if (piece !== '') await user.keyboard(piece.charAt(0));
        if (piece.length > 1) await user.paste(piece.slice(1));
      }
    },
  };
}
