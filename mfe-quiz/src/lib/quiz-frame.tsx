import { PageFrame, type PageFrameProps } from '@mortar/remote-kit';
import { QuizNav } from './quiz-nav.tsx';

/** A page of the quiz: the way to its other pages, its title, what it shows. */
export function QuizFrame(props: PageFrameProps) {
  return (
    <>
      <QuizNav />
      <PageFrame {...props} />
    </>
  );
}
