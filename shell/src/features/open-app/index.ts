export { OpenApp } from './open-app.tsx';
