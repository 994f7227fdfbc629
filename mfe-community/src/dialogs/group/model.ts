import { createRequest } from '@mortar/client';
import { createUpload } from '@mortar/client/upload';
import { createGroup, editGroup } from '@mortar/protocol/community';
import { uploadPostMedia } from '@mortar/protocol/uploads';
import { createTask } from '@mortar/remote-kit';
import { sample } from 'effector';
import { groupsTold } from '#entities/group';

export const createFx = createRequest(createGroup);
export const editFx = createRequest(editGroup);
const uploadFx = createUpload(uploadPostMedia);
/** Sends the picture of a group. */
export const pictureFx = createTask(async (file: File, { bind }) => bind(uploadFx)({ file, purpose: 'picture' }));

sample({ clock: [createFx.doneData, editFx.doneData], fn: (group) => [group], target: groupsTold });
