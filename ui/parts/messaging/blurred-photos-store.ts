import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface BlurredPhotosStore {
  /** Whether photos in messages always stay blurred until one taps them, on this device. */
  readonly isAlways: boolean;
  readonly choose: (isAlways: boolean) => void;
}

export const useBlurredPhotosStore = create<BlurredPhotosStore>()(
  persist(
    (set) => ({
      isAlways: false,
      choose: (isAlways) => {
        set({ isAlways });
      },
    }),
    { name: 'hearthkin-blurred-photos' },
  ),
);
