import type { ComponentProps } from 'react';
import { PhotosButton } from './photos-button.tsx';
import { VoiceButton } from './voice-button.tsx';

/** The ways to send what isn't written. */
export function AttachButtons(props: ComponentProps<typeof PhotosButton>) {
  return (
    <>
      <PhotosButton {...props} />
      <VoiceButton {...props} />
    </>
  );
}
