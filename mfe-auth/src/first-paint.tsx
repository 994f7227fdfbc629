import { openingsIn } from '@mortar/remote-kit/first-paint';
import type { ReactNode } from 'react';
import en from '../locales/en.json';
import zh from '../locales/zh-HK.json';
import { Page as LoginPage } from './pages/login/page.tsx';
import { Page as RegisterPage } from './pages/register/page.tsx';

const opening = openingsIn({ en, 'zh-HK': zh });

/** Inert: what somebody typed into it would be lost when the real page takes its place. */
const inert = (page: ReactNode) => opening(<div inert>{page}</div>);

export const firstPaint = { login: inert(<LoginPage />), register: inert(<RegisterPage />) };
