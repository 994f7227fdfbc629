import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { commonConfig } from '../common-config.ts';
import { WORKSPACE_ROOT } from '../workspace.ts';

const FOLDER = join(WORKSPACE_ROOT, 'shared/ui');
const PAGE =
  '<!doctype html><html lang="en" data-theme="dark"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Components</title><link rel="stylesheet" href="/gallery.css"></head><body><div id="root"></div><script src="/gallery.js"></script></body></html>';

/** The page of components, alone, with hot replacement. */
export async function developGallery(): Promise<void> {
  const port = Number(process.env['PORT'] ?? 8080);
  const common = commonConfig({
    folder: FOLDER,
    name: 'ui',
    publicPath: '/',
    outputPath: join(FOLDER, 'dist'),
    uniqueName: 'ui',
    policyName: 'ui#webpack',
    development: true,
    hot: true,
  });
  const config: Configuration = {
    ...common,
    entry: { gallery: './src/gallery/index.tsx' },
    output: { ...common.output, filename: '[name].js', clean: false },
    plugins: [...(common.plugins ?? []).map(withPlainCssName), new ReactRefreshPlugin()],
  };
  const server = new WebpackDevServer(
    {
      port,
      host: '127.0.0.1',
      allowedHosts: ['localhost'],
      hot: true,
      client: { overlay: true, logging: 'warn' },
      setupMiddlewares: (middlewares) => [{ name: 'page', path: '/', middleware: sendPage }, ...middlewares],
    },
    webpack(config),
  );
  await server.start();
  process.stdout.write(`\nhttp://localhost:${port}\n\n`);
}

interface Incoming {
  url?: string;
}
interface Outgoing {
  setHeader(name: string, value: string): void;
  end(text: string): void;
}

function sendPage(request: Incoming, response: Outgoing, next: () => void): void {
  if (request.url !== '/' && request.url !== '') return next();
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(PAGE);
}

/** The page names its stylesheet, so it has no hash here. */
function withPlainCssName(plugin: NonNullable<Configuration['plugins']>[number]) {
  return plugin instanceof MiniCssExtractPlugin ? new MiniCssExtractPlugin({ filename: '[name].css' }) : plugin;
}
