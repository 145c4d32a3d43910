import { voiceAddress } from '#core/media/domain/picture-address.ts';
import type { VoiceAttachment } from '#core/messaging/attachments/domain/attachment.ts';
import { loadVoice } from '#ui/parts/voices/load-voice.ts';
import { VoicePlayer } from '#ui/parts/voices/voice-player.tsx';

/** A voice that was sent, which is loaded when it's first to be heard. */
export function VoiceInMessage({ voice }: { readonly voice: VoiceAttachment }) {
  return <VoicePlayer {...voice} load={() => loadVoice(voiceAddress(voice))} />;
}
