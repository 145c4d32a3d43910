import { create } from 'zustand';

/** A short notice; only one is visible at a time (specification §9). */
export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  /** `warm` is for the few moments that are worth a lamp being lit. */
  readonly tone: 'neutral' | 'destructive' | 'warm';
  readonly isOpen: boolean;
  /** What can still be done about it, while the notice is there. */
  readonly action?: ToastAction | undefined;
}

interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

interface ToastStore {
  readonly toast: Toast | null;
  /** Shows a notice in the place of the one before. */
  readonly show: (
    notice: Pick<Toast, 'title' | 'description'> & Partial<Pick<Toast, 'tone' | 'action'>>,
  ) => void;
  /** Closes the notice, which stays known until the next (specification §9). */
  readonly dismiss: () => void;
}

export const useToastStore = create<ToastStore>()((set) => ({
  toast: null,
  show: (notice) => {
    set(({ toast }) => ({
      toast: { tone: 'neutral', ...notice, id: (toast?.id ?? 0) + 1, isOpen: true },
    }));
  },
  dismiss: () => {
    set(({ toast }) => ({ toast: toast && { ...toast, isOpen: false } }));
  },
}));
