import { useCallback, useEffect, useState } from 'react';
import { Card } from '#ui/kit/card.tsx';
import { Checkbox } from '#ui/kit/checkbox.tsx';
import {
  notifiesDevice,
  readPermission,
  useDeviceNotifications,
} from '#ui/live/device-notifications.ts';
import { useSiteName } from '#ui/parts/pages/operator.tsx';

/** Whether this device says who has written; not shown where the browser has no notifications. */
export function DeviceNotifications() {
  const siteName = useSiteName();
  const { isWanted, change } = useDeviceNotifications();
  const { permission, lookAgain } = usePermission();
  if (permission === 'unknown here') return null;
  const switchTo = async (isOn: boolean) => {
    change(isOn && (await Notification.requestPermission()) === 'granted');
    lookAgain();
  };
  return (
    <Card>
      <h2 className="mb-1 text-xl">Notifications</h2>
      <p className="mb-3 text-quiet">
        When someone writes to you while <bdi>{siteName}</bdi> is open but out of sight, this device
        can tell you who it was, never what they wrote.
      </p>
      <Checkbox
        role="switch"
        label="Notifications on this device"
        checked={isWanted && permission === 'granted'}
        disabled={permission === 'denied'}
        onChange={(event) => void switchTo(event.target.checked)}
      />
      {permission === 'denied' && (
        <p className="text-sm text-quiet">
          Your browser doesn’t let this site show notifications. You can change that in your
          browser’s settings for this site.
        </p>
      )}
    </Card>
  );
}

/** What the browser says of notifications by this site, now and when it changes. */
function usePermission() {
  const [permission, setPermission] = useState(readPermission);
  const lookAgain = useCallback(() => {
    // A permission that was withdrawn switches the notifications off.
    notifiesDevice();
    setPermission(readPermission());
  }, []);
  useEffect(() => {
    const looking = new AbortController();
    const { signal } = looking;
    window.addEventListener('focus', lookAgain, { signal });
    if ('permissions' in navigator) {
      navigator.permissions.query({ name: 'notifications' }).then(
        (status) => {
          status.addEventListener('change', lookAgain, { signal });
        },
        () => undefined,
      );
    }
    return () => {
      looking.abort();
    };
  }, [lookAgain]);
  return { permission, lookAgain };
}
