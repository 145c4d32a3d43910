import { lazy, Suspense, useState } from 'react';
import type { CallOutput } from '#ui/api/client.ts';
import { Button } from '#ui/kit/button.tsx';
import { Skeleton } from '#ui/kit/skeleton.tsx';

const QrPicture = lazy(async () => ({ default: (await import('./qr-picture.tsx')).QrPicture }));

/** The key for an app: to scan, to open on the device that the app is on, to copy and to type. */
export function AuthenticatorKey({ address, secret }: CallOutput<'beginAuthenticator'>) {
  const [status, setStatus] = useState('');
  const copy = () => {
    navigator.clipboard.writeText(secret).then(
      () => {
        setStatus('Key copied');
      },
      () => {
        setStatus('Sorry, we couldn’t copy it. Please select the key and copy it yourself.');
      },
    );
  };
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
        {'clipboard' in navigator && (
          <Button variant="secondary" onClick={copy}>
            Copy the key
          </Button>
        )}
      </div>
      <p role="status" className="text-sm empty:hidden">
        {status}
      </p>
    </>
  );
}
