/** Only root of Linux may mount; elsewhere these tests cannot be run (docs/skips.md). */
export const canMount = process.platform === 'linux' && process.getuid() === 0;

/** Words that run a program in a mount namespace of its own, after a shell made it ready. */
export const withMounts = (...commands) => ['unshare', '--mount', 'sh', '-ec', `${commands.join('\n')}\nexec "$@"`, 'sh'];

/** Shell commands. */
export const readOnly = (folder) => `mount --bind '${folder}' '${folder}'\nmount -o remount,bind,ro '${folder}'`;
export const smallDisk = (folder, size) => `mount -t tmpfs -o size=${size},mode=0755 tmpfs '${folder}'`;
