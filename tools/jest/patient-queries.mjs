import { configure } from '@testing-library/react';

// A busy machine is slow and not wrong: what appears late is waited for.
configure({ asyncUtilTimeout: 10_000 });
