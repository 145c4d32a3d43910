/** How long the other tabs have to say that they are being looked at, in milliseconds. */
const ANSWER_TIME = 200;

type Attention = 'who is looked at?' | 'this tab is';

/** Whether the member looks at the site, in whichever tab. */
export interface SharedAttention {
  readonly isLookedAt: () => Promise<boolean>;
  readonly close: () => void;
}

/** Answers the other tabs that share the name, and asks them. */
export function shareAttention(
  openChannel: ((name: string) => BroadcastChannel) | undefined,
  name: string,
): SharedAttention {
  const channel = openChannel?.(`${name}-attention`);
  const isVisible = () => document.visibilityState === 'visible';
  channel?.addEventListener('message', ({ data }: MessageEvent<Attention>) => {
    if (data === 'who is looked at?' && isVisible()) {
      channel.postMessage('this tab is' satisfies Attention);
    }
  });
  return {
    isLookedAt: async () => isVisible() || (channel !== undefined && hearsAnswer(channel)),
    close: () => channel?.close(),
  };
}

function hearsAnswer(channel: BroadcastChannel): Promise<boolean> {
  return new Promise((resolve) => {
    const listen = ({ data }: MessageEvent<Attention>) => {
      if (data === 'this tab is') resolve(true);
    };
    channel.addEventListener('message', listen);
    setTimeout(() => {
      channel.removeEventListener('message', listen);
      resolve(false);
    }, ANSWER_TIME);
    channel.postMessage('who is looked at?' satisfies Attention);
  });
}
