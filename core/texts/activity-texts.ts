import type { ActivityName } from '#core/connections/domain/activities.ts';

/** What there is to do. */
interface ActivityText {
  readonly title: string;
  /** What is nice about it. */
  readonly why: string;
  /** One after the other. */
  readonly steps: readonly string[];
}

/** What two people can do on the same day, each at home. */
export const ACTIVITY_TEXTS: Readonly<Record<ActivityName, ActivityText>> = {
  tea_together: {
    title: 'Have tea at the same hour',
    why: 'Tea tastes better when you know someone else is having theirs.',
    steps: [
      'Agree on an hour.',
      'Make whatever you like best, and sit down with it.',
      'Write what you can see from your chair.',
    ],
  },
  five_things: {
    title: 'Take a walk and notice five things',
    why: 'Ten minutes are enough, and so is the garden or the stairs.',
    steps: [
      'Go out, or to a window if that’s easier.',
      'Look for five things you’ve never noticed before.',
      'Tell each other the best one first.',
    ],
  },
  same_sky: {
    title: 'Look at the same sky',
    why: 'It’s the one thing that everybody has above them.',
    steps: [
      'Go to a window or outside after dark, or at sunset.',
      'Look up for five minutes and do nothing else.',
      'Describe the clouds, the moon or the stars to each other.',
    ],
  },
  bird_quarter: {
    title: 'Count birds for a quarter of an hour',
    why: 'You’ll see more than you expect, even in a city.',
    steps: [
      'Sit by a window or on a bench.',
      'Count every bird for fifteen minutes. Names don’t matter.',
      'Compare, and say which one you’d have liked to be.',
    ],
  },
  longer_way: {
    title: 'Take the longer way',
    why: 'The other road has been waiting for you.',
    steps: [
      'Think of somewhere you go anyway.',
      'Go there by a way you don’t usually take.',
      'Tell each other what you found.',
    ],
  },
  same_soup: {
    title: 'Cook the same soup',
    why: 'Two pots, one recipe, and never quite the same soup.',
    steps: [
      'Choose a soup that both of you can get the things for.',
      'Cook it on the day, each in your own kitchen.',
      'Say what you’d do differently, and what you had with it.',
    ],
  },
  bake_bread: {
    title: 'Bake a simple bread',
    why: 'The smell alone is worth the flour.',
    steps: [
      'Choose an easy recipe together: soda bread or flat bread will do.',
      'Bake it on the day.',
      'Eat the first slice while it’s warm, and report.',
    ],
  },
  family_dish: {
    title: 'Cook a dish from one of your families',
    why: 'A recipe travels well, and brings its people with it.',
    steps: [
      'One of you writes down a dish from home, as it’s really made.',
      'Both cook it on the day.',
      'The one whose dish it is tells who used to make it.',
    ],
  },
  same_song: {
    title: 'Listen to the same song',
    why: 'Three minutes, and you’ve been in the same room.',
    steps: [
      'Choose a song that you can both hear somewhere.',
      'Listen to it on the day with your eyes closed.',
      'Write down the picture that came to you, and swap.',
    ],
  },
  three_songs: {
    title: 'Swap three songs',
    why: 'It’s a letter that you can hum.',
    steps: [
      'Each of you names three songs, one for each part of your life.',
      'Listen to the other’s three on the day.',
      'Ask about the one that surprised you.',
    ],
  },
  cradle_song: {
    title: 'Teach each other a cradle song',
    why: 'You needn’t sing well. Nobody does at bedtime.',
    steps: [
      'Each of you writes down the words of one you remember.',
      'Sing or say it in a voice message, if you like.',
      'Tell who sang it to you.',
    ],
  },
  kitchen_dance: {
    title: 'Dance in the kitchen',
    why: 'Sitting down counts. So does one song.',
    steps: [
      'Each of you picks a song for the other.',
      'Put it on, and move however you can.',
      'Say how long you lasted.',
    ],
  },
  one_chapter: {
    title: 'Read the same chapter',
    why: 'A book is twice as long when two people read it.',
    steps: [
      'Choose a book that both of you have, or that the library has.',
      'Read one chapter by the day.',
      'Quote the sentence you’d underline.',
    ],
  },
  poem_aloud: {
    title: 'Read a poem aloud',
    why: 'A poem wants a voice, and yours will do.',
    steps: [
      'Each of you chooses a short poem.',
      'Read it aloud on the day, to yourself or in a voice message.',
      'Say why this one.',
    ],
  },
  story_for_bedtime: {
    title: 'Tell a bedtime story',
    why: 'Nobody is too old for one.',
    steps: [
      'Think of a story you were told, or make one up.',
      'Write it down or record it, in three minutes at most.',
      'Listen to the other’s on the evening of the day.',
    ],
  },
  same_film: {
    title: 'Watch the same film',
    why: 'You’ll have something to disagree about.',
    steps: [
      'Choose one that both of you can see somewhere.',
      'Start it at the same hour if you can.',
      'Write as you go along, or afterwards.',
    ],
  },
  draw_the_cup: {
    title: 'Draw your cup',
    why: 'It isn’t about drawing well. It’s about looking.',
    steps: [
      'Put your favourite cup on the table.',
      'Draw it for ten minutes, with any pen.',
      'Show each other, and say something kind.',
    ],
  },
  something_blue: {
    title: 'Find something blue',
    why: 'One colour, and you’ll see it everywhere all day.',
    steps: [
      'Look for blue things on the day.',
      'Take a picture of the best, or describe it well.',
      'Guess what the other’s is used for.',
    ],
  },
  old_photo: {
    title: 'Tell the story of an old photo',
    why: 'The best part is never in the picture.',
    steps: [
      'Each of you chooses a photo from long ago.',
      'Describe it, or show it if you like.',
      'Tell what happened just before, or just after.',
    ],
  },
  beans_in_a_glass: {
    title: 'Grow a bean in a glass',
    why: 'Something happens every day, whether you hurry or not.',
    steps: [
      'Put a dried bean on wet cotton wool in a glass, by a window.',
      'Start on the same day.',
      'Tell each other when it moves, and give it a name.',
    ],
  },
  herb_on_the_sill: {
    title: 'Keep a herb on the windowsill',
    why: 'You’ll both have something green to look after.',
    steps: [
      'Get a pot of basil, mint or parsley by the day.',
      'Put it where you’ll see it in the morning.',
      'Say what you used the first leaf for.',
    ],
  },
  same_puzzle: {
    title: 'Do the same puzzle',
    why: 'Two heads, and no one is timing you.',
    steps: [
      'Choose a crossword or number puzzle that both of you can get.',
      'Do it on the day, as far as you like.',
      'Give each other the one that you couldn’t get.',
    ],
  },
  morning_stretch: {
    title: 'Stretch before breakfast',
    why: 'Five minutes, in bed or in a chair if that’s better.',
    steps: [
      'Agree on three movements that both of you can do.',
      'Do them on the morning of the day.',
      'Say which one creaked.',
    ],
  },
  ten_quiet_minutes: {
    title: 'Sit quietly for ten minutes',
    why: 'It’s easier when you know that someone else is doing it, too.',
    steps: [
      'Agree on an hour.',
      'Sit down, put everything away, and listen to the room.',
      'Tell each other the smallest sound you heard.',
    ],
  },
  page_by_hand: {
    title: 'Write a page by hand',
    why: 'Slow words are different words.',
    steps: [
      'Take a sheet of paper and a pen you like.',
      'Write about the last week to the other.',
      'Copy out or read aloud the part you want to share.',
    ],
  },
  one_drawer: {
    title: 'Tidy one drawer',
    why: 'Every drawer has something in it that you’d forgotten.',
    steps: [
      'Choose the drawer that bothers you most.',
      'Empty it on the day, and put back half.',
      'Tell each other the strangest thing in it.',
    ],
  },
  mend_something: {
    title: 'Mend something small',
    why: 'A button will do. It’s the putting right that feels good.',
    steps: [
      'Each of you finds something that’s been waiting.',
      'Mend it on the day, or find out how one would.',
      'Say how long it had waited.',
    ],
  },
  street_of_long_ago: {
    title: 'Walk down a street of long ago',
    why: 'You know the way better than you think.',
    steps: [
      'Close your eyes and walk down the street you grew up in.',
      'Write down what comes by: shops, smells, people.',
      'Ask each other for one more door.',
    ],
  },
  ten_words: {
    title: 'Teach each other ten words',
    why: 'Ten are enough to say that you’d like to learn.',
    steps: [
      'Each of you chooses ten words that matter, from any language or dialect of yours.',
      'Write or record them before the day.',
      'Use as many as you can in one message.',
    ],
  },
  table_for_a_feast: {
    title: 'Set a table as for a feast',
    why: 'Every house does it in its own way.',
    steps: [
      'Choose a feast that one of you grew up with.',
      'Set a place as it was done, with whatever you have.',
      'Tell each other what would be on the plate, and who’d sit where.',
    ],
  },
  small_step: {
    title: 'Take one small step',
    why: 'What two people know of gets done.',
    steps: [
      'Each of you names something that takes half an hour and that you’ve put off.',
      'Do it on the day, or begin.',
      'Say how it went, and what the next step would be.',
    ],
  },
  what_worked: {
    title: 'Write down what worked',
    why: 'You both know more than you think you do.',
    steps: [
      'Think of something difficult that went well in the end.',
      'Write down three things that helped, on the day.',
      'Swap, and borrow one of the other’s.',
    ],
  },
  childhood_game: {
    title: 'Explain a game from the yard',
    why: 'Every yard had its own rules, and you’re the one who knows yours.',
    steps: [
      'Each of you remembers a game without a screen.',
      'Write down its rules as you’d tell them to a brother or sister.',
      'Argue about what counts as cheating.',
    ],
  },
  silly_questions: {
    title: 'Ask ten silly questions',
    why: 'That’s what brothers and sisters are for.',
    steps: [
      'Each of you writes ten, the sillier the better.',
      'Answer the other’s on the day, in one go.',
      'Choose the best answer.',
    ],
  },
};
