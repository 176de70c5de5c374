/**
 * Images that put their four corners into Phaser's batch themselves. Its own way through a submitter, a texturer and a transformer passes some
 * thirty numbers on for each image, and each of them is garbage afterwards: half of all that a picture with a thousand images leaves in a frame.
 */
import type { GameObjects, Renderer, Scene, Textures } from "phaser";

type Batch = Pick<
  Renderer.WebGL.RenderNodes.BatchHandlerQuad,
  "instanceCount" | "instancesPerBatch" | "floatsPerInstance" | "currentBatchEntry" | "vertexBufferLayout"
>;

/** The last of a batch is Phaser's: it draws what is full. */
const isRoomIn = ({ instanceCount, instancesPerBatch }: Batch): boolean => instanceCount > 0 && instanceCount < instancesPerBatch - 1;

export function addQuad(scene: Scene, frame: Textures.Frame): GameObjects.Image {
  const image = scene.add.image(0, 0, frame.texture, frame as unknown as string);
  const { BatchHandler: batch } = image.defaultRenderNodes as { readonly BatchHandler: Batch };
  image.addRenderStep((renderer, _image, context, parent, _step, list, at) => {
    // The first image of a texture, and the first of a batch, go Phaser's way: it knows what has to be set for them.
    if (isRoomIn(batch) && batch.currentBatchEntry.texture[0] === image.frame.source.glTexture) append(batch, image);
    else image.renderWebGLStep(renderer, image, context, parent, 1, list, at);
  }, 0);
  return image;
}

/** All corners have one tint and one alpha; the camera stands still. */
function append(batch: Batch, image: GameObjects.Image): void {
  const { frame, x, y, rotation, scaleX, scaleY, displayOriginX, displayOriginY } = image;
  const { viewF32, viewU32 } = batch.vertexBufferLayout.buffer as unknown as { viewF32: Float32Array; viewU32: Uint32Array };
  const left = -displayOriginX * scaleX;
  const top = -displayOriginY * scaleY;
  const right = left + frame.cutWidth * scaleX;
  const bottom = top + frame.cutHeight * scaleY;
  const cos = rotation === 0 ? 1 : Math.cos(rotation);
  const sin = rotation === 0 ? 0 : Math.sin(rotation);
  const tint = (((image.alpha * 255) & 0xff) << 24) | image.tintTopLeft;
  const second = (image.tintMode << 24) | image.tint2TopLeft;
  const { u0, v0, u1, v1 } = frame;
  let at = batch.instanceCount * batch.floatsPerInstance;
  for (let corner = 0; corner < 4; corner++) {
    // Bottom left, top left, bottom right, top right.
    const across = corner < 2 ? left : right;
    const down = corner % 2 === 0 ? bottom : top;
    viewF32[at++] = x + across * cos - down * sin;
    viewF32[at++] = y + across * sin + down * cos;
    viewF32[at++] = corner < 2 ? u0 : u1;
    viewF32[at++] = corner % 2 === 0 ? v1 : v0;
    viewF32[at++] = 0;
    viewU32[at++] = second;
    viewU32[at++] = tint;
  }
  batch.instanceCount++;
  batch.currentBatchEntry.count++;
}
