import { type LayerGroup, type Map as LeafletMap, layerGroup, type Tooltip, tooltip } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { CanvasMark } from './CanvasMark';
import type { MapMark, MarkSource } from './drawMark';

/** Marks are added in batches of this size, so that a map of hundreds doesn't block taps. */
const batch = 60;

/** As text: names are user input, and Leaflet would parse them as HTML. */
const textElement = (text: string): HTMLElement => {
  const element = document.createElement('bdi');
  element.textContent = text;
  return element;
};

const labelOf = (): Tooltip => tooltip({ direction: 'top', offset: [0, -14], opacity: 1 });

/** One source's marks, kept in sync with it. */
class Marks {
  readonly #marks = new Map<string, CanvasMark>();
  readonly #hover = labelOf();
  readonly #chosen = labelOf();
  readonly #layer: LayerGroup;

  constructor(
    private readonly map: LeafletMap,
    private readonly source: MarkSource,
    private readonly choose: (id: string) => void,
  ) {
    this.#layer = layerGroup().addTo(map);
  }

  update(ids: readonly string[]): void {
    for (const id of ids) {
      const mark = this.source.mark(id);
      if (mark) this.#show(mark);
      else this.#remove(id);
    }
    this.#label();
  }

  remove(): void {
    this.#layer.remove();
    this.#hover.remove();
    this.#chosen.remove();
  }

  #show(mark: MapMark): void {
    const existing = this.#marks.get(mark.id);
    if (existing) {
      existing.show(mark);
      return;
    }
    const added = new CanvasMark(mark);
    added.on('click', (event) => {
      event.originalEvent.stopPropagation();
      this.choose(added.mark.id);
    });
    added.on('mouseover', () => {
      this.#hover.setLatLng(added.getLatLng()).setContent(textElement(added.mark.title)).addTo(this.map);
    });
    added.on('mouseout', () => this.#hover.remove());
    this.#marks.set(mark.id, added);
    added.addTo(this.#layer);
  }

  #remove(id: string): void {
    const gone = this.#marks.get(id);
    if (!gone) return;
    this.#layer.removeLayer(gone);
    this.#marks.delete(id);
  }

  /** The focused mark keeps its label next to it while it moves. */
  #label(): void {
    const chosen = [...this.#marks.values()].find(({ mark }) => mark.isChosen);
    if (chosen) this.#chosen.setLatLng(chosen.getLatLng()).setContent(textElement(chosen.mark.title)).addTo(this.map);
    else this.#chosen.remove();
  }
}

interface MarkLayerProps {
  source: MarkSource;
  onChoose: (id: string) => void;
}

/** Draws a source's marks and their changes without re-rendering React components. */
export const MarkLayer = ({ source, onChoose }: MarkLayerProps) => {
  const map = useMap();
  const choose = useRef(onChoose);
  choose.current = onChoose;
  useEffect(() => {
    const marks = new Marks(map, source, (id) => choose.current(id));
    const waiting = new Set(source.all().map(({ id }) => id));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const putUp = () => {
      const some = [...waiting].slice(0, batch);
      for (const id of some) waiting.delete(id);
      marks.update(some);
      timer = waiting.size > 0 ? setTimeout(putUp, 0) : undefined;
    };
    putUp();
    // The first message after a reconnect covers everyone.
    const stop = source.subscribe((ids) => {
      for (const id of ids) waiting.add(id);
      if (timer === undefined) putUp();
    });
    return () => {
      clearTimeout(timer);
      stop();
      marks.remove();
    };
  }, [map, source]);
  return null;
};
