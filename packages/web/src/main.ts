import { mount } from 'svelte';
import App from './App.svelte';
import './look.css';
import { applySettings, followTheDevice } from '@conclave/stage/settings/settings.svelte.ts';
import { keepOffline } from './offline/edition.svelte.ts';

applySettings();
followTheDevice();
const target = document.getElementById('page');
if (target === null) throw new Error('the page has no place to stand');
mount(App, { target });
if (import.meta.env.PROD) keepOffline();
