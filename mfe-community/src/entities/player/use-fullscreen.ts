import { useEffect, useState, type RefObject } from 'react';

interface Room {
  isFull: boolean;
  toggle: () => void;
  /** Whether the picture can leave the page. */
  canFloat: boolean;
  float: () => void;
}

/** The phone's way to fill the screen, where elements cannot. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

/** How much room a player has: the whole screen, its place, or a window of its own. */
export function useFullscreen(frame: RefObject<HTMLElement | null>, video: RefObject<HTMLVideoElement | null>): Room {
  const [isFull, setFull] = useState(false);
  const [canFloat] = useState(() => document.pictureInPictureEnabled);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement === frame.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [frame]);
  return {
    isFull,
    toggle() {
      if (document.fullscreenElement) void document.exitFullscreen();
      else if (frame.current?.requestFullscreen) void frame.current.requestFullscreen().catch(() => undefined);
      else (video.current as PhoneVideo | null)?.webkitEnterFullscreen?.();
    },
    canFloat,
    float() {
      if (document.pictureInPictureElement) void document.exitPictureInPicture();
      else void video.current?.requestPictureInPicture().catch(() => undefined);
    },
  };
}
