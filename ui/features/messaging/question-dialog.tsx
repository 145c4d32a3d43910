import { useEffect, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { DEPTHS, questionsFor, type Depth } from '#core/connections/domain/questions-for-two.ts';
import type { QuestionsForTwo } from '#core/connections/domain/together.ts';
import { DEPTH_TEXTS, QUESTION_TEXTS } from '#core/texts/question-texts.ts';
import type { AcceptedConnectionWithMember } from '#core/messaging/domain/conversation.ts';
import { messageWordingSchema } from '#core/messaging/schemas.ts';
import { formResolver } from '#ui/api/form-resolver.ts';
import { Button } from '#ui/kit/button.tsx';
import { SingleChoiceChips } from '#ui/kit/choice-chips.tsx';
import { DialogWindow } from '#ui/kit/dialog-window.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { Field } from '#ui/kit/field.tsx';
import { Loading } from '#ui/kit/loading.tsx';
import { TextArea } from '#ui/kit/text-area.tsx';
import { useToastStore } from '#ui/kit/toast-store.ts';
import { displayName } from '#ui/parts/people/display-text.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { BEGUN_EARLIER, useUnsavedWords } from '#ui/session/use-unsaved-words.ts';
import { useChangeQuestions, useQuestions, type QuestionAct } from './use-questions.ts';

interface QuestionDialogProps {
  readonly connection: AcceptedConnectionWithMember;
  readonly onClose: () => void;
}

/** A question for the two: the one that waits, to answer, or else one to choose. */
export function QuestionDialog({ connection, onClose }: QuestionDialogProps) {
  const questions = useQuestions(connection.id);
  const change = useChangeQuestions(connection.id);
  const act = (wanted: QuestionAct) =>
    change.mutateAsync(wanted).then(
      ({ open }) => {
        if (wanted.type === 'answer' && open === null) sayThatBothAreIn();
        onClose();
        return true;
      },
      () => false,
    );
  // The question may be there before the answer to the call is, with which the window closes.
  const isAsking = change.isPending && change.variables.type === 'ask';
  const shown = { connection, act, isBusy: change.isPending };
  return (
    <DialogWindow
      open
      onOpenChange={onClose}
      title="A question for both of you"
      description="Each of you answers. Nobody sees an answer until both are in."
    >
      {questions.data ? (
        questions.data.open && !isAsking ? (
          <AnswerForm open={questions.data.open} {...shown} />
        ) : (
          <Chooser answered={questions.data.answered} {...shown} />
        )
      ) : (
        <div className="w-full">
          {questions.isError ? (
            <ErrorState
              title="We couldn’t load your questions."
              onRetry={() => void questions.refetch()}
            />
          ) : (
            <Loading />
          )}
        </div>
      )}
    </DialogWindow>
  );
}

function sayThatBothAreIn() {
  useToastStore.getState().show({
    title: 'Both answers are in',
    description: 'You’ll find them in your conversation.',
  });
}

interface ShownProps {
  readonly connection: AcceptedConnectionWithMember;
  /** Says whether it's done; the window stays as it is where it isn't. */
  readonly act: (wanted: QuestionAct) => Promise<boolean>;
  readonly isBusy: boolean;
}

const CHOICES = DEPTHS.map((value) => ({ value, label: DEPTH_TEXTS[value] }));

/** One question at a time, of the depth that the member would like. */
function Chooser({
  connection,
  answered,
  act,
  isBusy,
}: ShownProps & Pick<QuestionsForTwo, 'answered'>) {
  const self = useSelf();
  const [depth, setDepth] = useState<Depth>('light');
  const [turn, setTurn] = useState(0);
  const two = {
    relationshipTypeId: connection.relationshipTypeId,
    members: [self, connection.member] as const,
    asked: new Set(answered.map(({ name }) => name)),
  };
  const names = questionsFor(two, depth);
  const name = names[turn % names.length];
  return (
    <div className="grid w-full gap-4">
      <SingleChoiceChips
        legend="How deep it goes"
        choices={CHOICES}
        chosen={depth}
        onChange={(chosen) => {
          setDepth(chosen);
          setTurn(0);
        }}
      />
      <Question>
        {name === undefined ? 'You’ve answered all of these.' : QUESTION_TEXTS[name]}
      </Question>
      {name !== undefined && (
        <Buttons>
          <Button
            variant="quiet"
            onClick={() => {
              setTurn(turn + 1);
            }}
          >
            Another one
          </Button>
          <Button isBusy={isBusy} onClick={() => void act({ type: 'ask', name })}>
            Ask this
          </Button>
        </Buttons>
      )}
    </div>
  );
}

const checkAnswer = formResolver(messageWordingSchema);

function AnswerForm({
  connection,
  open,
  act,
  isBusy,
}: ShownProps & { readonly open: NonNullable<QuestionsForTwo['open']> }) {
  const { name, ownAnswer, hasOtherAnswered } = open;
  const { begun, keep, forget } = useUnsavedWords(`answer ${connection.id} ${name}`);
  const settle = async (wanted: QuestionAct) => {
    if (await act(wanted)) forget();
  };
  const { formState, getValues, handleSubmit, register, setFocus } = useForm({
    resolver: checkAnswer,
    defaultValues: { content: begun ?? ownAnswer ?? '' },
  });
  useEffect(() => {
    setFocus('content');
  }, [setFocus]);
  const other = displayName(connection.member);
  const submit = handleSubmit(({ content }) => settle({ type: 'answer', name, content }));
  return (
    <form
      noValidate
      className="grid w-full gap-4"
      onChange={() => {
        keep(getValues('content'));
      }}
      onSubmit={(event) => void submit(event)}
    >
      <Question>{QUESTION_TEXTS[name]}</Question>
      {begun !== null && <p className="text-quiet">{BEGUN_EARLIER}</p>}
      <Field
        label="Your answer"
        hint={
          hasOtherAnswered
            ? `${other} has answered. Both answers open once yours is in.`
            : `${other} sees it once both of you have answered.`
        }
        error={formState.errors.content?.message}
      >
        {(control) => <TextArea {...control} {...register('content')} rows={4} />}
      </Field>
      <Buttons>
        {ownAnswer === null ? (
          <Button
            variant="quiet"
            isBusy={isBusy}
            onClick={() => void settle({ type: 'set_aside' })}
          >
            Not this one
          </Button>
        ) : (
          <Button
            variant="quiet"
            isBusy={isBusy}
            onClick={() => void settle({ type: 'take_back' })}
          >
            Take it back
          </Button>
        )}
        <Button type="submit" isBusy={isBusy || formState.isSubmitting}>
          {ownAnswer === null ? 'Answer' : 'Save'}
        </Button>
      </Buttons>
    </form>
  );
}

function Question({ children }: { readonly children: ReactNode }) {
  return (
    <p aria-live="polite" className="min-h-20 font-serif text-xl wrap-anywhere">
      {children}
    </p>
  );
}

function Buttons({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap justify-end gap-3 *:max-sm:grow">{children}</div>;
}
