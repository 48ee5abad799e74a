import {
  listDemoCreators as creatorsAt,
  type DemoCreatorSummary,
} from '../integrations/video-source/demo/demo-creators.ts';
import type { World } from '../world.ts';

/** The invented creators that anybody may link and look at. */
export function listDemoCreators(world: World): { items: DemoCreatorSummary[] } {
  return { items: creatorsAt(world.clock.now()) };
}
