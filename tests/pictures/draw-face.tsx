import { renderToStaticMarkup } from 'react-dom/server';
import { PortraitFigure } from '#ui/parts/people/portrait.tsx';

/** The file of a drawn face, which a member can choose as their picture. */
export function drawFace(face: number): string {
  const picture = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
      <PortraitFigure face={face} />
    </svg>,
  );
  return `${picture.replaceAll(/><(?!\/)/g, '>\n<')}\n`;
}
