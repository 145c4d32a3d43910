import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RegistrationContext } from '#ui/parts/pages/registration.tsx';
import { useSendsMails } from '#ui/parts/pages/use-sends-mails.ts';
import { OPEN } from '#tests/support/open-registration.ts';

function Answer() {
  return useSendsMails() ? 'mails' : 'no mails';
}

test.each([
  [true, 'mails'],
  [false, 'no mails'],
])('a page knows whether the site sends mails: %s', (sendsMails, said) => {
  const { container } = render(
    <RegistrationContext value={{ ...OPEN, sendsMails }}>
      <Answer />
    </RegistrationContext>,
  );
  expect(container).toHaveTextContent(new RegExp(`^${said}$`));
});
