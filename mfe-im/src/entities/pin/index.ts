export { pins, PinsReader } from './model.ts';
