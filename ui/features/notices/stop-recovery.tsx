import { useMutation } from '@tanstack/react-query';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { Button } from '#ui/kit/button.tsx';
import { showFailure } from '#ui/session/failure-notice.ts';

/** Keeps someone else from getting the signed-in member's account. */
export function StopRecovery() {
  const api = useApiClient();
  const stopping = useMutation({
    mutationFn: () => api.call('stopOwnRecovery', {}),
    onError: showFailure('We couldn’t stop it', 'Please try again.'),
  });
  if (stopping.isSuccess) {
    return (
      <p role="status" className="mt-4">
        It’s stopped. Nobody else gets your account.
      </p>
    );
  }
  return (
    <Button
      className="mt-4"
      isBusy={stopping.isPending}
      onClick={() => {
        stopping.mutate();
      }}
    >
      This wasn’t me
    </Button>
  );
}
