export { pictureIn } from './picture-in.ts';
export { QuestionPicture } from './question-picture.tsx';
