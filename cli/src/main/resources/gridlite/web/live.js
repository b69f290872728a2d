// Keeps a page up to date: whenever the cell has changed, the page is asked for again and its main part replaced. A part that
// takes longer to work out ("data-include") is asked for by itself. Without this script the pages work as well.
'use strict';
(() => {
  const main = () => document.getElementById('main');
  const state = document.getElementById('state');
  const live = document.getElementById('live');
  let revision = null;
  let busy = false;
  let filling = false;
  let fillAgain = false;
  // as in style.css: a picture for a desk would show a corner of itself
  const narrow = matchMedia('(max-width: 40rem)');

  const read = async address => {
    const answer = await fetch(address, { credentials: 'same-origin' });
    // what is there no more says so; another answer than a page would hide the page
    if (!answer.ok && answer.status !== 404) throw new Error('the server answered ' + answer.status);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    return page.getElementById('main');
  };

  const include = async root => {
    for (const place of root.querySelectorAll('[data-include]')) {
      const address = (narrow.matches && place.dataset.narrow) || place.dataset.include;
      if (place.dataset.done) continue;
      place.dataset.done = 'yes';
      place.setAttribute('aria-busy', 'true');
      try {
        const part = await read(address);
        part.querySelector('h1')?.remove();
        place.replaceChildren(...part.childNodes);
      } catch (e) {
        place.textContent = 'This could not be worked out: ' + e;
      }
      place.removeAttribute('aria-busy');
    }
  };

  const starts = root => root.querySelectorAll('[data-start]');
  const note = (root, job, text) => {
    for (const cell of root.querySelectorAll('[data-start="' + job + '"]')) (cell.firstElementChild || cell).textContent = text;
  };

  // a column that takes longer to work out than its table ("data-fill") is filled in later, one time after the other
  const fill = async () => {
    fillAgain = filling;
    if (filling) return;
    filling = true;
    try {
      for (const table of main().querySelectorAll('[data-fill]')) {
        table.setAttribute('aria-busy', 'true');
        for (const cell of starts(await read(table.dataset.fill))) note(table, cell.dataset.start, cell.textContent);
        table.removeAttribute('aria-busy');
      }
    } catch (e) {
      state.textContent = ' no starts: ' + e;
    } finally {
      filling = false;
    }
    if (fillAgain) fill();
  };

  // what the user is typing into, or has opened, stays
  const isInUse = () => main().contains(document.activeElement) && document.activeElement.matches('input, select');

  const refresh = async () => {
    if (busy || !live.checked || isInUse() || main().dataset.still) return false;
    busy = true;
    try {
      const fresh = await read(location.href);
      // the parts that were included stay in sight until the new ones are there
      await include(fresh);
      if (!live.checked || isInUse()) return false;
      const focus = document.activeElement && document.activeElement.id;
      // what was known stays until something newer is
      for (const cell of starts(main())) note(fresh, cell.dataset.start, cell.textContent);
      main().replaceChildren(...fresh.childNodes);
      fill();
      if (focus) document.getElementById(focus)?.focus();
      state.textContent = '';
      return true;
    } finally {
      busy = false;
    }
  };

  include(main());
  fill();
  const events = new EventSource('/events');
  events.onmessage = async event => {
    if (revision === null) revision = event.data;
    if (event.data !== revision) {
      try {
        if (await refresh()) revision = event.data;
      } catch (e) {
        state.textContent = ' not up to date: ' + e;
      }
    }
  };
  events.onerror = () => { state.textContent = ' the server does not answer'; };
  events.onopen = () => { state.textContent = ''; };
})();
