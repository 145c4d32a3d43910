import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface DeviceNotificationsStore {
  /** Whether the member wants to be told of messages by this device. */
  readonly isWanted: boolean;
  readonly change: (isWanted: boolean) => void;
}

/** Where the device keeps it. */
const STORAGE_KEY = 'hearthkin-notifications';

/** The choice of this device, which the server does not know. */
export const useDeviceNotifications = create<DeviceNotificationsStore>()(
  persist(
    (set) => ({
      isWanted: false,
      change: (isWanted) => {
        set({ isWanted });
      },
    }),
    { name: STORAGE_KEY },
  ),
);

/** What the browser says of notifications by this site. */
export function readPermission(): NotificationPermission | 'unknown here' {
  return 'Notification' in window ? Notification.permission : 'unknown here';
}

/** Whether this device shows notifications of messages. A permission that is withdrawn switches it off for good. */
export function notifiesDevice(): boolean {
  const { isWanted, change } = useDeviceNotifications.getState();
  const isPermitted = readPermission() === 'granted';
  if (isWanted && !isPermitted) change(false);
  return isWanted && isPermitted;
}

/** Takes over what another tab of this browser has chosen; returns what ends that. */
export function followOtherTabs(): () => void {
  const take = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY) void useDeviceNotifications.persist.rehydrate();
  };
  window.addEventListener('storage', take);
  return () => {
    window.removeEventListener('storage', take);
  };
}
