import { lazy, Suspense } from 'react';
import type { CallOutput } from '#ui/api/client.ts';
import { Button } from '#ui/kit/button.tsx';
import { CopyButton } from '#ui/kit/copy-button.tsx';
import { Skeleton } from '#ui/kit/skeleton.tsx';

const QrPicture = lazy(async () => ({ default: (await import('./qr-picture.tsx')).QrPicture }));

/** The key for an app: to scan, to open on the device that the app is on, to copy and to type. */
export function AuthenticatorKey({ address, secret }: CallOutput<'beginAuthenticator'>) {
  return (
    <>
      <p>
        Scan this picture with your app. If the app’s on this device, open it here, or copy the key
        into it.
      </p>
      <Suspense fallback={<Skeleton className="size-56" />}>
        <QrPicture text={address} />
      </Suspense>
      <p>
        Key:{' '}
        <code dir="ltr" className="font-semibold wrap-anywhere">
          {secret.replaceAll(/.{4}(?=.)/g, '$& ')}
        </code>
      </p>
      <div className="flex flex-wrap gap-3 *:max-sm:grow">
        <Button variant="secondary" asChild>
          <a href={address}>Open in my app</a>
        </Button>
        <CopyButton text={secret} name="key" />
      </div>
    </>
  );
}
